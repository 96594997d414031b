import type { Seat } from '@meadhall/kernel'
import type { Position } from './position.ts'
import type { MatchRecord } from './record.ts'

/** What a seat would take back now. */
export interface Reach {
  /** How many actions; 0 for none. */
  readonly back: number
  /** Whether it goes beyond what others did or what was shown. */
  readonly isFree: boolean
}

/** What a seat may take back: freely only where no other person could mind, and not the end. */
export function reachOf(record: MatchRecord, position: Position, seat: Seat): Reach {
  const back = position.backFor(seat)
  const isAllowed = record.undo === 'free' && isAlone(record, seat) && position.outcome === null
  if (back > 0 || !isAllowed) return { back, isFree: false }
  const beyond = position.beyondFor(seat)
  return { back: beyond, isFree: beyond > 0 }
}

/** Whether a seat's is the only person at the table. */
function isAlone({ seats }: MatchRecord, seat: Seat): boolean {
  const people = seats.filter(({ plays }) => plays === 'person')
  return people.length === 1 && people[0] === seats[seat]
}
