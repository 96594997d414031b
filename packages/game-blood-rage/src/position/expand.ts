import { ALL_CARDS, cardOf } from '../cards/index.ts'
import { SLOTS_OF } from '../ids.ts'
import type { State } from '../state.ts'
import { readCard } from './words.ts'

const NAMES: ReadonlySet<string> = new Set(ALL_CARDS.map((card) => card.def))
const CARD_ACTIONS = ['upgrade', 'quest', 'card']

/**
 * Completes an action in short words: a card may be named without its age, and an upgrade without a
 * slot goes to the first slot of its kind that is free.
 */
export function expandAction(state: Readonly<State>, text: string): string {
  const [type = '', name = '', ...rest] = text.trim().split(/\s+/)
  if (!CARD_ACTIONS.includes(type)) return text
  const card = NAMES.has(name) ? handCard(state, name) : name
  if (type === 'upgrade' && rest.length === 0) return `${type} ${card} ${freeSlot(state, card)}`
  return [type, card, ...rest].join(' ')
}

/** The card of that name somebody could mean now: one that lies in a hand, else of this age. */
function handCard(state: Readonly<State>, name: string): string {
  for (const clan of state.clans) {
    const card = clan.hand.find((one) => cardOf(one).def === name)
    if (card !== undefined) return card
  }
  return readCard('action', name, state.age)
}

function freeSlot(state: Readonly<State>, name: string): number {
  const card = ALL_CARDS.find((one) => one.id === name)
  const owner = state.clans.find((clan) => clan.hand.includes(name as never))
  const { first, count } = SLOTS_OF[card?.slot ?? 'clan']
  for (let slot = first; slot < first + count; slot++)
    if (owner?.upgrades[slot] === null) return slot
  return first
}
