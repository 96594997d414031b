import type { Seat } from '@meadhall/kernel'
import type { SeatChange } from '@meadhall/protocol'
import { refuse } from '../../refusing/refused.ts'
import { type Beginning, isReadyToBegin } from './beginning.ts'
import { begun, seatFor, withSeat } from './seating.ts'
import { seatOf, type TableDoc } from './table-doc.ts'

/** A person says that the game may begin, or not yet. */
export function sayReady(doc: TableDoc, seat: Seat, ready: boolean, at: Beginning): TableDoc {
  if (doc.phase !== 'waiting') throw refuse('not-now', 'begun')
  const found = doc.seats[seat]
  if (found?.person == null) throw refuse('not-yours', 'not-seated')
  const awaited = found.awaited && !ready
  if (found.ready === ready && found.awaited === awaited) return doc
  return begunIfReady(withSeat(doc, seat, { ready, awaited }), at)
}

/** One who was put at the table of a rematch says that they play again. */
export function playAgain(doc: TableDoc, person: string): TableDoc {
  const seat = seatOf(doc, person)
  if (seat === null || doc.seats[seat]?.awaited !== true) return doc
  return withSeat(doc, seat, { awaited: false })
}

/** The host plans a free seat anew: for a bot, or for whoever comes. */
export function planSeat(
  doc: TableDoc,
  host: string,
  seat: Seat,
  plan: SeatChange,
  at: Beginning,
): TableDoc {
  if (doc.phase !== 'waiting') throw refuse('not-now', 'begun')
  if (doc.host !== host) throw refuse('forbidden', 'not-host')
  const found = doc.seats[seat]
  if (found === undefined) throw refuse('not-found', 'no-seat')
  if (found.person !== null) throw refuse('taken', 'seat-taken', { seat: seat + 1 })
  return begunIfReady(withSeat(doc, seat, seatFor(plan)), at)
}

/** The game begins by itself once everything is ready for it. */
export function begunIfReady(doc: TableDoc, { now, isHere }: Beginning): TableDoc {
  return isReadyToBegin(doc, isHere) ? begun(doc, now) : doc
}
