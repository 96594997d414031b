import { type CardId, type ClanView, cardName } from '@meadhall/game-blood-rage'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { usePeek } from '../../../table/peek.tsx'
import { useTarget } from '../../../table/target.ts'
import { useTargetPeek } from '../../../table/target-peek.ts'
import { asksForHand, handOf } from '../answers/drawn.ts'
import { useDecision } from '../answers/reading.ts'
import { cardTarget } from '../answers/targets.ts'
import { CardFace } from '../cards/card.tsx'
import { cardLabel, questLabel } from '../cards/card-label.ts'
import { useDragging } from '../map/dragging.ts'
import './hand.css'

interface Held {
  readonly card: CardId
  readonly count: number
}

/** Copies of a card lie on each other: they are one thing to point at. */
function stacked(cards: readonly CardId[]): Held[] {
  const groups = Map.groupBy(cards, (card) => card)
  return [...groups].map(([card, copies]) => ({ card, count: copies.length }))
}

/** The viewer's hand, and with it the quests that only its owner may look at. */
export function Hand({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  const decision = useDecision()
  const held = stacked(handOf(clan))
  const quests = typeof clan.quests === 'number' ? [] : clan.quests
  // In the draft the cards to choose from lie elsewhere, and may have copies in the hand.
  const isAsked = decision === null || asksForHand(decision.kind)
  const style = { '--cards': Math.max(1, held.length + quests.length) }
  return (
    <FocusGroup
      label={t('br.hand', { count: handOf(clan).length })}
      className="br-hand stack tight"
      style={style}
    >
      {held.map(({ card, count }) => (
        <div key={card} className="br-hand-place" data-hand-card>
          {isAsked ? (
            <HeldCard clan={clan} card={card} count={count} />
          ) : (
            <ShownCard clan={clan} card={card} count={count} />
          )}
        </div>
      ))}
      <Each of={quests} by={(card) => card}>
        {(card) => (
          <div className="br-hand-place" data-hand-card>
            <Quest card={card} />
          </div>
        )}
      </Each>
      {held.length + quests.length === 0 && (
        <p className="br-hand-empty soft">{t('br.hand.empty')}</p>
      )}
    </FocusGroup>
  )
}

interface HeldProps extends Held {
  readonly clan: ClanView
}

function HeldCard({ clan, card, count }: HeldProps) {
  const words = useWords()
  const { props } = useTarget(cardTarget(card))
  const onPointerDown = useDragging(cardTarget(card))
  const peekable = useTargetPeek(props, cardName(card))
  return (
    <button
      type="button"
      {...peekable}
      onPointerDown={onPointerDown}
      className="br-held"
      // A finger that is held down looks at the card; only one that is lifted at once chooses it.
      onContextMenu={(event) => event.preventDefault()}
    >
      <Named name={cardLabel(words, clan, card, count)}>
        <CardFace card={card} size="small" />
        <Copies count={count} />
      </Named>
    </button>
  )
}

function ShownCard({ clan, card, count }: HeldProps) {
  const words = useWords()
  const peek = usePeek(cardName(card))
  return (
    <button type="button" className="br-held" {...peek}>
      <Named name={cardLabel(words, clan, card, count)}>
        <CardFace card={card} size="small" />
        <Copies count={count} />
      </Named>
    </button>
  )
}

/** A quest one has committed to. */
function Quest({ card }: { readonly card: CardId }) {
  const words = useWords()
  const peek = usePeek(cardName(card))
  return (
    <button type="button" className="br-held br-quest" {...peek}>
      <Named name={questLabel(words, card)}>
        <CardFace card={card} size="small" />
      </Named>
    </button>
  )
}

function Copies({ count }: { readonly count: number }) {
  return count > 1 && <b className="br-copies">×{count}</b>
}
