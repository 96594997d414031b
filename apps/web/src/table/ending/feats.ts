import type { Seat } from '@meadhall/kernel'
import { type Most, mostOf } from './standing.ts'

/** Something done that counts for an award. */
export interface Feat<A extends string> {
  readonly award: A
  readonly seat: Seat
  readonly amount: number
}

export interface Award<A extends string> extends Most {
  readonly name: A
}

/** How the amounts of one seat are taken together: added up, or the greatest of them. */
type Together = (before: number, amount: number) => number

const add: Together = (before, amount) => before + amount

/** Who did the most of each thing. `single` names what is won by the greatest single feat. */
export function awardsFor<A extends string>(
  names: readonly A[],
  seats: number,
  feats: readonly Feat<A>[],
  single?: A,
): readonly Award<A>[] {
  return names.flatMap((name) => {
    const own = feats.filter(({ award }) => award === name)
    const most = mostOf(countsOf(own, seats, name === single ? Math.max : add))
    return most === null ? [] : [{ name, ...most }]
  })
}

function countsOf(feats: readonly Feat<string>[], seats: number, together: Together): number[] {
  const counts = Array<number>(seats).fill(0)
  for (const { seat, amount } of feats) {
    const before = counts[seat]
    if (before !== undefined) counts[seat] = together(before, amount)
  }
  return counts
}
