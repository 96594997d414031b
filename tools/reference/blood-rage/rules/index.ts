/**
 * A second opinion on a pillage in Blood Rage, written from docs/rules/blood-rage.md alone. It imports
 * nothing of the engine it is compared with, and favours being plain over being fast.
 */
import { PROVINCES, type Province } from './map.ts'
import { playPillage } from './pillage.ts'
import type { Position } from './position.ts'
import { clanAt, clockwiseFrom, type Oracle, tableOf } from './table.ts'

export { type Age, CARDS, cardOf, type Slot } from './cards.ts'
export * from './map.ts'
export type { Clan, Figure, Position, Stat, Token } from './position.ts'
export { valueOn } from './stats.ts'
export type { Oracle, Question } from './table.ts'

export interface Outcome {
  readonly position: Position
  /** Whose turn is next, or null where the action phase is over (BR-5.3, BR-5.5). */
  readonly next: number | null
  /** What happened, in a few words each: to count what was met. */
  readonly notes: readonly string[]
}

/** The whole pillage of a province, its cost paid, from the call to battle to the next turn. */
export function pillage(
  position: Position,
  pillager: number,
  province: Province,
  oracle: Oracle,
): Outcome {
  const table = tableOf(position, oracle)
  playPillage(table, pillager, province)
  const { board, notes } = table
  const everywhere = PROVINCES.every(
    (one) => board.destroyed.includes(one) || board.pillaged.includes(one),
  )
  const [here = pillager, ...others] = clockwiseFrom(table, pillager)
  const next = [...others, here].find((seat) => {
    const { rage, passed } = clanAt(table, seat)
    return rage > 0 && !passed
  })
  return { position: board, next: everywhere ? null : (next ?? null), notes }
}
