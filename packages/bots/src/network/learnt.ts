import type { Seat } from '@meadhall/kernel'
import type { FeatureSet } from './feature-set.ts'
import { type Network, type Verdict, worthOf } from './network.ts'
import { newSparse } from './sparse.ts'

/** What one who has learnt a game says of a position, for a seat of it. */
export interface Learnt<T> {
  worth(table: T, seat: Seat): number
  chance(table: T, seat: Seat): number
}

/** What a network has learnt. */
export function learntBy<T>(network: Network, features: FeatureSet<T>): Learnt<T> {
  const inputs = newSparse(features.size)
  const verdict = (table: T, seat: Seat): Readonly<Verdict> => {
    features.fill(table, seat, inputs)
    return network.evaluate(inputs)
  }
  return {
    worth: (table, seat) => worthOf(verdict(table, seat)),
    chance: (table, seat) => verdict(table, seat).win,
  }
}
