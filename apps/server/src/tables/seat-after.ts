import type { Seat } from '@meadhall/kernel'
import type { Connection } from '../connections/connection.ts'
import { playing, seatOf, type TableDoc } from '../table-doc/table-doc.ts'
import { isAtTable, mayStay } from '../table-doc/watching.ts'

/** For whom somebody speaks at a table. */
interface Speaker {
  readonly seat: Seat | null
  readonly person: string | null
  readonly isByLink: boolean
}

/**
 * The seat somebody speaks for once the document is another one: who sat down speaks for it from now
 * on; who gave it up, or whose link it was, no more.
 */
function seatAfter(speaker: Speaker, before: TableDoc, after: TableDoc): Seat | null {
  const { seat, person, isByLink } = speaker
  if (seat !== null && sitterOf(before, seat) === sitterOf(after, seat)) return seat
  return isByLink || person === null ? null : seatOf(after, person)
}

/** Whether a bot plays a seat from now on, or its person again: what they are asked has changed. */
function isAskedAnew(seat: Seat | null, before: TableDoc, after: TableDoc): boolean {
  return seat !== null && playing(before, seat) !== playing(after, seat)
}

/**
 * Gives somebody the seat they speak for once the document is another one. Whether they are to be told
 * everything anew, or are sent away: they only watch now, and nobody may.
 */
export function placeAfter(
  connection: Connection,
  before: TableDoc,
  after: TableDoc,
): 'same' | 'anew' | 'away' {
  const wasThere = isAtTable(before, connection)
  const seat = seatAfter(connection, before, after)
  const isElsewhere = seat !== connection.seat
  if (isElsewhere) connection.reseat(seat)
  if (!mayStay(after, connection)) return 'away'
  const isOtherwiseTold = wasThere !== isAtTable(after, connection)
  return isElsewhere || isOtherwiseTold || isAskedAnew(seat, before, after) ? 'anew' : 'same'
}

function sitterOf({ seats }: TableDoc, seat: Seat): string | undefined {
  return seats[seat]?.person?.id
}
