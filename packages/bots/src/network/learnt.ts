import type { Seat } from '@meadhall/kernel'
import type { FeatureSet } from './feature-set.ts'
import { type Network, worthOf } from './network.ts'
import { newSparse } from './sparse.ts'

/** What a network says a position is worth for a seat. */
export function learntWorth<T>(
  network: Network,
  features: FeatureSet<T>,
): (table: T, seat: Seat) => number {
  const inputs = newSparse(features.size)
  return (table, seat) => {
    features.fill(table, seat, inputs)
    return worthOf(network.evaluate(inputs))
  }
}
