import {
  type CardId,
  cardName,
  cardOf,
  cardTexts,
  isWarrior,
  type View,
} from '@meadhall/game-valhalla'
import { useWords, type Words } from '../../../i18n/words.ts'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { useTargetPeek } from '../../../table/target-peek.ts'
import { useHandCard } from '../answers/pointing.ts'
import { CardFace } from '../cards/faces.ts'
import { fitting } from '../cards/fitting.ts'
import { nameOf } from '../cards/warrior.tsx'
import './hand.css'

const TYPES = ['warrior', 'tactic', 'thor', 'mission', 'tyr']

/** Cards by kind, equal ones together. */
export function grouped(cards: readonly CardId[]): readonly (readonly [CardId, number])[] {
  const counts = new Map<CardId, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => orderOf(a) - orderOf(b) || a.localeCompare(b))
}

function orderOf(id: CardId): number {
  const card = cardOf(id)
  return TYPES.indexOf(card.type) * 10 + (card.type === 'warrior' ? card.slots : 0)
}

/** All that a card says, for a screen reader. */
export function cardLabel(words: Words, card: CardId): string {
  if (isWarrior(card)) return nameOf(words, { card, tyr: null })
  const type = words.say({ key: `card-type.${cardOf(card).type}` })
  return [
    `${words.say({ key: cardName(card) })}, ${type}.`,
    ...cardTexts(card).map(words.say),
  ].join(' ')
}

/** The viewer's own hand. */
export function Hand({ view }: { readonly view: View }) {
  const { t } = useWords()
  const hand = view.viewer === null ? undefined : view.players[view.viewer]?.hand
  if (hand === undefined || typeof hand === 'number') return null
  const groups = grouped(hand)
  // Nobody has a hand before the game is laid out.
  if (groups.length === 0 && !view.frames.some(({ kind }) => kind === 'rounds')) return null
  return (
    <div
      className="vh-hand"
      data-many={groups.length > 8 || undefined}
      style={fitting(groups.length)}
    >
      <FocusGroup label={t('vh.hand', { count: hand.length })} className="vh-lay">
        {groups.length === 0 && <p className="vh-hand-empty soft">{t('vh.hand.empty')}</p>}
        {groups.map(([card, count]) => (
          <HandCard key={card} card={card} count={count} />
        ))}
      </FocusGroup>
    </div>
  )
}

interface HandCardProps {
  readonly card: CardId
  readonly count: number
}

function HandCard({ card, count }: HandCardProps) {
  const words = useWords()
  const { props } = useHandCard(card)
  const times = count > 1 ? ` ${words.t('vh.times', { count })}` : ''
  const peekable = useTargetPeek(props, cardName(card))
  return (
    <div className="vh-pointable" data-hand-card="" {...peekable}>
      <Named name={`${cardLabel(words, card)}${times}`}>
        <CardFace card={card} size="small" />
        {count > 1 && <b className="vh-times">×{count}</b>}
      </Named>
    </div>
  )
}
