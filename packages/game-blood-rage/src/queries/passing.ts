import type { Seat } from '@meadhall/kernel'

/** What a state and a view say of the action phase. */
interface Phases {
  readonly version: number
  readonly frames: readonly { readonly kind: string; readonly passed?: unknown }[]
}

/** Whether a clan has passed in this action phase: then it takes no more turns (BR-5.4). */
export function hasPassed(table: Phases, seat: Seat): boolean {
  // By the rules of 0.1.0 a pass only cost the Rage: whoever regained some acted again.
  if (table.version < 2) return false
  for (const frame of table.frames) {
    if (frame.kind === 'action') return ((Number(frame.passed) >> seat) & 1) === 1
  }
  return false
}
