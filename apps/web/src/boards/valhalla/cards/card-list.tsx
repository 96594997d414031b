import { type CardId, cardName } from '@meadhall/game-valhalla'
import { useWords } from '../../../i18n/words.ts'
import { List } from '../../../kit/list.tsx'
import { Named } from '../../../table/named.tsx'
import { usePeek } from '../../../table/peek.tsx'
import { cardLabel } from '../hand/hand.tsx'
import { CardFace } from './faces.ts'

/** Cards to look at, in their order. */
export function CardList({ cards }: { readonly cards: readonly CardId[] }) {
  const { t } = useWords()
  if (cards.length === 0) return <p>{t('vh.none')}</p>
  return (
    <List of={cards} className="vh-card-list" isOrdered>
      {(card) => <Looked card={card} />}
    </List>
  )
}

function Looked({ card }: { readonly card: CardId }) {
  const words = useWords()
  const peek = usePeek(cardName(card))
  return (
    <button type="button" className="vh-looked" {...peek}>
      <Named name={cardLabel(words, card)}>
        <CardFace card={card} size="small" />
      </Named>
    </button>
  )
}
