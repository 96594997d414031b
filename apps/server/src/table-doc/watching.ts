import type { Seat } from '@meadhall/kernel'
import { seatOf, type TableDoc } from './table-doc.ts'

/** Somebody who is told of a table. */
export interface Onlooker {
  /** `null` for one who only watches. */
  readonly seat: Seat | null
  /** Whose screen it is, where it only shows the game to everybody. */
  readonly screenOf: string | null
}

/** Whether somebody sits at the table or laid it. */
function belongsTo(doc: TableDoc, person: string): boolean {
  return doc.host === person || seatOf(doc, person) !== null
}

/** Whether somebody is at the table: in a seat, or as the screen of one who belongs there now. */
export function isAtTable(doc: TableDoc, { seat, screenOf }: Onlooker): boolean {
  return seat !== null || (screenOf !== null && belongsTo(doc, screenOf))
}

/** Before the game everybody who has the link may look in; during it where the table allows it. */
function mayBeWatched({ spectators, phase }: TableDoc): boolean {
  return spectators || phase === 'waiting' || phase === 'over'
}

/** Whether somebody may be told of the game as things are now. */
export function mayStay(doc: TableDoc, onlooker: Onlooker): boolean {
  return mayBeWatched(doc) || isAtTable(doc, onlooker)
}
