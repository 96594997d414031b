import type { Outcome, Seat } from '@meadhall/kernel'

/** Seats from the best to the last; whoever won stands before equals. */
export function ranking({ scores, winners }: Outcome): readonly Seat[] {
  const first = (seat: Seat) => (winners.includes(seat) ? 1 : 0)
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => first(b) - first(a) || (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
}

/** The place of a seat, from 1: equals share one, and whoever won is before them all. */
export function placeOf({ scores, winners }: Outcome, seat: Seat): number {
  if (winners.includes(seat)) return 1
  const isBefore = (other: Seat) =>
    winners.includes(other) || (scores[other] ?? 0) > (scores[seat] ?? 0)
  return 1 + scores.filter((_, other) => isBefore(other)).length
}

/** Something that somebody did more than all others. */
export interface Most {
  readonly seats: readonly Seat[]
  readonly count: number
}

/** Who has the most of something; `null` where nobody has any, or all have as much. */
export function mostOf(counts: readonly number[]): Most | null {
  const count = Math.max(0, ...counts)
  const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []))
  return count === 0 || seats.length === counts.length ? null : { seats, count }
}
