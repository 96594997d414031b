import type { Seat } from '@meadhall/kernel'
import type { SeatChange } from '@meadhall/protocol'
import { refuse } from '../refused.ts'
import { begun, isEmpty, seatFor, withSeat } from './seating.ts'
import type { TableDoc } from './table-doc.ts'

/** A person says that the game may begin, or not yet. */
export function sayReady(doc: TableDoc, seat: Seat, ready: boolean, now: number): TableDoc {
  if (doc.phase !== 'waiting') throw refuse('not-now', 'begun')
  const found = doc.seats[seat]
  if (found?.person == null) throw refuse('not-yours', 'not-seated')
  return found.ready === ready ? doc : begunIfReady(withSeat(doc, seat, { ready }), now)
}

/** The host plans a free seat anew: for a bot, or for whoever comes. */
export function planSeat(
  doc: TableDoc,
  host: string,
  seat: Seat,
  plan: SeatChange,
  now: number,
): TableDoc {
  if (doc.phase !== 'waiting') throw refuse('not-now', 'begun')
  if (doc.host !== host) throw refuse('forbidden', 'not-host')
  const found = doc.seats[seat]
  if (found === undefined) throw refuse('not-found', 'no-seat')
  if (found.person !== null) throw refuse('taken', 'seat-taken', { seat: seat + 1 })
  return begunIfReady(withSeat(doc, seat, seatFor(plan)), now)
}

/** The game begins by itself once no seat is free and all people are ready. */
function begunIfReady(doc: TableDoc, now: number): TableDoc {
  const { phase, seats } = doc
  const people = seats.filter(({ person }) => person !== null)
  const isComplete = people.length > 0 && !seats.some(isEmpty)
  const isReady = phase === 'waiting' && isComplete && people.every(({ ready }) => ready)
  return isReady ? begun(doc, now) : doc
}
