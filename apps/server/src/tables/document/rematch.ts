import { createHash } from 'node:crypto'
import { refuse } from '../../refusing/refused.ts'
import type { Founding } from './seating.ts'
import { changed, NOT_BEGUN } from './seating.ts'
import { seatOf, type TableDoc } from './table-doc.ts'

/** The id of the table where the same people play again: whoever asks first makes it. */
export function rematchId(table: string): string {
  return createHash('sha256').update(`meadhall rematch ${table}`).digest('base64url').slice(0, 12)
}

/** The same table laid once more, with the same people in their seats; all others have still to say yes. */
export function laidAgain(doc: TableDoc, person: string, founding: Founding): TableDoc {
  if (doc.phase !== 'over') throw refuse('not-now', 'not-over')
  if (seatOf(doc, person) === null) throw refuse('forbidden', 'not-seated')
  const { id, host, commitment, now } = founding
  return {
    ...doc,
    id,
    version: 1,
    host,
    commitment,
    seats: doc.seats.map((seat) => ({
      ...seat,
      standIn: null,
      ready: false,
      awaited: seat.person !== null && seat.person.id !== person,
      commitment: null,
      contribution: null,
    })),
    created: now,
    ...NOT_BEGUN,
  }
}

export function withRematch(doc: TableDoc, rematch: string): TableDoc {
  return doc.rematch === rematch ? doc : changed(doc, { rematch })
}
