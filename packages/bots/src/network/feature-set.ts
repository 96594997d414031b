import type { Seat } from '@meadhall/kernel'
import type { Sparse } from './sparse.ts'

/**
 * What a network is told of a position: whole numbers from -127 to 127, most of them zero. `T` is
 * what state and views of the game have in common, so that no view need be built in a search.
 */
export interface FeatureSet<T> {
  /** Raised with every change: weights belong to one version. */
  readonly version: number
  readonly size: number
  /** Empties the list, then adds what the seat knows of the table, and nothing else. */
  fill(table: T, seat: Seat, into: Sparse): void
}
