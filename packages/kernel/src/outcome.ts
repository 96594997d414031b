import type { Seat } from './ids.ts'

/** The result of a finished game. Several winners share the victory. */
export interface Outcome {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
}
