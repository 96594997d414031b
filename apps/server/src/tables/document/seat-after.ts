import type { Seat } from '@meadhall/kernel'
import { playing, seatOf, type TableDoc } from './table-doc.ts'

/** For whom somebody speaks at a table. */
export interface Speaker {
  readonly seat: Seat | null
  readonly person: string | null
  readonly isByLink: boolean
}

/**
 * The seat somebody speaks for once the document is another one: who sat down speaks for it from now
 * on; who gave it up, or whose link it was, no more.
 */
export function seatAfter(speaker: Speaker, before: TableDoc, after: TableDoc): Seat | null {
  const { seat, person, isByLink } = speaker
  if (seat !== null && sitterOf(before, seat) === sitterOf(after, seat)) return seat
  return isByLink || person === null ? null : seatOf(after, person)
}

/** Whether a bot plays a seat from now on, or its person again: what they are asked has changed. */
export function isAskedAnew(seat: Seat | null, before: TableDoc, after: TableDoc): boolean {
  return seat !== null && playing(before, seat) !== playing(after, seat)
}

function sitterOf({ seats }: TableDoc, seat: Seat): string | undefined {
  return seats[seat]?.person?.id
}
