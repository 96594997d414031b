import type { Decision, OrderSpec } from '@meadhall/kernel'
import type { ValhallaAction } from './actions.ts'
import type { View } from './view.ts'

/** What a player may leave word of. */
export const ORDERS = [
  /** Supports nobody with Thor cards, as long as the hand is the same (VH-59). */
  { id: 'no-support', answers: ['thor'] },
  /** Names no winner, as long as the hand is the same. */
  { id: 'no-wager', answers: ['wager'] },
  /** Ends the phase of this battle once nobody can be armed: no more rerolls, no tactics (VH-32). */
  { id: 'no-more-dice', answers: ['phase'] },
] as const satisfies readonly OrderSpec[]
export type OrderId = (typeof ORDERS)[number]['id']

export function orderAnswer(
  _view: View,
  { kind }: Decision,
  legal: readonly ValhallaAction[],
  order: string,
): ValhallaAction | null {
  const named = ORDERS.find(({ id }) => id === order)
  if (named === undefined || !(named.answers as readonly string[]).includes(kind)) return null
  if (kind === 'phase' && legal.some(({ type }) => type === 'arm')) return null
  return legal.find(({ type }) => type === 'done') ?? null
}

/** The orders and the kinds of decision that are about one's cards rather than about a battle. */
const ABOUT_THE_HAND: readonly string[] = ['no-support', 'no-wager', 'turn']

/** What is said about one's cards holds while they are the same, all else while the battle is. */
export function assumes(view: View, orderOrKind: string): string {
  return ABOUT_THE_HAND.includes(orderOrKind) ? ownHand(view) : battleNow(view)
}

function ownHand({ viewer, players }: View): string {
  const hand = viewer === null ? 0 : (players[viewer]?.hand ?? 0)
  return `hand ${typeof hand === 'number' ? hand : hand.toSorted().join(' ')}`
}

function battleNow({ battle, deck }: View): string {
  if (battle === null) return `no battle, ${deck} cards`
  const { kind, attacker, defender } = battle
  return `${kind} of ${attacker} against ${defender}, ${deck} cards`
}
