import type { Seat } from './ids.ts'

/**
 * The result of a finished game. Several winners share the victory; one who plays alone and loses to
 * the game leaves it without a winner.
 */
export interface Outcome {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
}
