import { type CardId, cardName } from '@meadhall/game-valhalla'
import { useWords } from '../../../i18n/words.ts'
import { usePeek } from '../../../table/peek.tsx'

/** The name of a card that shows itself on being pointed at. */
export function CardChip({ card, value }: { readonly card: CardId; readonly value?: string }) {
  const { say } = useWords()
  const peek = usePeek(cardName(card))
  return (
    <button type="button" className="vh-bt-chip" {...peek}>
      <span>{say({ key: cardName(card) })}</span>
      {value !== undefined && <b>{value}</b>}
    </button>
  )
}
