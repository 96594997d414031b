import type { Seat } from '@meadhall/kernel'
import type { Position } from './position.ts'
import type { MatchRecord } from './storing/record.ts'

/** What a seat would take back now. */
export interface Reach {
  /** How many actions; 0 for none. */
  readonly back: number
  /** Whether it goes beyond what others did or what was shown. */
  readonly isFree: boolean
}

/** What a seat of these people may take back: freely only where no other could mind, and not the end. */
export function reachOf(
  { undo }: MatchRecord,
  people: readonly Seat[],
  position: Position,
  seat: Seat,
): Reach {
  const back = position.backFor(seat)
  const isAlone = people.length === 1 && people[0] === seat
  if (back > 0 || undo !== 'free' || !isAlone) return { back, isFree: false }
  return agreedReach(position, seat)
}

/** What a seat may take back where nobody minds: its last choice whatever followed, but not the end. */
export function agreedReach(position: Position, seat: Seat): Reach {
  const back = position.outcome === null ? position.beyondFor(seat) : 0
  return { back, isFree: back > 0 }
}
