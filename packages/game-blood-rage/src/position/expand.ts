import { ALL_CARDS, cardOf, isCardId } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { SLOTS_OF } from '../ids.ts'
import { type ClanState, findFrame, type State } from '../state.ts'
import { onlyCard, readCard } from './words.ts'

const NAMES: ReadonlySet<string> = new Set(ALL_CARDS.map((card) => card.def))
const CARD_ACTIONS = ['upgrade', 'quest', 'card']

/**
 * Completes an action in short words: a card may be named without its age, and an upgrade without a
 * slot goes to the first slot of its kind that is free. Without a seat, any clan's cards will do.
 */
export function expandAction(state: Readonly<State>, text: string, seat = -1): string {
  const [type = '', name = '', ...rest] = text.trim().split(/\s+/)
  if (!CARD_ACTIONS.includes(type)) return text
  const clans = seat < 0 ? state.clans : state.clans.slice(seat, seat + 1)
  const card = NAMES.has(name) ? meantCard(state, clans, name, seat) : name
  if (type === 'upgrade' && rest.length === 0 && isCardId(card))
    return `${type} ${card} ${freeSlot(clans, card)}`
  return [type, card, ...rest].join(' ')
}

/** The card of that name one could mean now: held, in front or just played; else of this age. */
function meantCard(
  state: Readonly<State>,
  clans: readonly ClanState[],
  name: string,
  seat: number,
): CardId {
  const near = [
    ...clans.flatMap((clan) => clan.hand),
    ...(findFrame(state, 'draft')?.packets[seat] ?? []),
    ...(findFrame(state, 'battle')?.spent ?? []),
  ]
  const held = near.filter((card) => cardOf(card).def === name)
  return held.length > 0 ? onlyCard('action', name, held) : readCard('action', name, state.age)
}

function freeSlot(clans: readonly ClanState[], card: CardId): number {
  const owner = clans.find((clan) => clan.hand.includes(card))
  const { first, count } = SLOTS_OF[cardOf(card).slot ?? 'clan']
  for (let slot = first; slot < first + count; slot++)
    if (owner?.upgrades[slot] === null) return slot
  return first
}
