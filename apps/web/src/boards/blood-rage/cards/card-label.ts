import {
  type Card,
  type CardId,
  type ClanView,
  cardName,
  cardOf,
  cardText,
  upgradeCost,
} from '@meadhall/game-blood-rage'
import type { Words } from '../../../i18n/words.ts'

/** What the number on a card is: a bonus, the STR it costs and gives, or the Glory of a quest. */
export function worthOf({ type, strength, glory, does }: Card): string {
  if (type === 'battle') return `+${strength ?? 'X'}`
  if (type === 'quest') return `${glory ?? 0}`
  return `${strength ?? 0}${does.starred ? '*' : ''}`
}

export const WORTH_OF = {
  battle: 'br.card.bonus',
  quest: 'br.card.glory',
  upgrade: 'br.card.strength',
} as const

/** All that is printed on a card, and what it costs the clan that holds it: for the ear. */
export function cardLabel(words: Words, clan: ClanView, id: CardId, count = 1): string {
  const { t, say } = words
  const card = cardOf(id)
  const kind = card.slot === null ? `card-type.${card.type}` : `slot.${card.slot}`
  const head = [
    t('br.hand.card', { card: cardName(id), type: kind, count }),
    `${t(WORTH_OF[card.type])} ${worthOf(card)}`,
    ...(card.type === 'upgrade' ? [t('br.card.cost', { cost: upgradeCost(clan, card) })] : []),
    ...(card.whiteCircle ? [t('br.card.white-circle')] : []),
  ]
  return `${head.join(', ')}. ${say(cardText(id))}`.trim()
}

/** The same of a quest one has committed to. */
export function questLabel({ t, say }: Words, id: CardId): string {
  const glory = `${t('br.card.glory')} ${worthOf(cardOf(id))}`
  return `${t('br.hand.quest', { card: cardName(id) })}, ${glory}. ${say(cardText(id))}`
}
