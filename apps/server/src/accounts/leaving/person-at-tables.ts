import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../storage/schema.ts'
import { leave } from '../../table-doc/seating.ts'
import { type SeatDoc, type Sitter, seatOf, type TableDoc } from '../../table-doc/table-doc.ts'

/** How one who was deleted is called in old games. */
export const SOMEBODY = 'somebody'
const STAND_IN = 'warrior'

/** The table with the account in place of the guest; the seat stays where the account has one already. */
export function movedAt(doc: TableDoc, guest: string, account: Sitter): TableDoc {
  const seat = seatOf(doc, account.id) === null ? seatOf(doc, guest) : null
  const isHost = doc.host === guest
  if (seat === null && !isHost) return doc
  const moved = seat === null ? doc : withSeat(doc, seat, { person: account })
  return { ...moved, version: doc.version + 1, host: isHost ? account.id : doc.host }
}

/** The table without a person's name. What has begun goes on, with a bot in their place. */
export function forgottenAt(doc: TableDoc, person: string): TableDoc {
  const seat = seatOf(doc, person)
  if (doc.phase === 'waiting') return seat === null ? withoutHost(doc, person) : leave(doc, person)
  if (seat === null) return doc
  const isOver = doc.phase === 'over' || doc.phase === 'closed'
  const nameless: Partial<SeatDoc> = { person: { id: person, name: SOMEBODY } }
  const left = withSeat(doc, seat, isOver ? nameless : { ...nameless, standIn: STAND_IN })
  return { ...left, version: doc.version + 1 }
}

/** A table that its host laid and did not sit at is somebody else's, or nobody's. */
function withoutHost(doc: TableDoc, person: string): TableDoc {
  if (doc.host !== person) return doc
  const host = doc.seats.find((seat) => seat.person !== null)?.person?.id ?? null
  return { ...doc, version: doc.version + 1, host, phase: host === null ? 'closed' : 'waiting' }
}

function withSeat(doc: TableDoc, seat: number, change: Partial<SeatDoc>): TableDoc {
  return { ...doc, seats: doc.seats.map((one, n) => (n === seat ? { ...one, ...change } : one)) }
}

/** The tables at which a person sits. */
export async function tablesOf(db: Kysely<Schema>, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('table_id')
    .where('person_id', '=', person)
    .execute()
  return rows.map(({ table_id }) => table_id)
}

/** Those, and the tables that wait for people and were laid by the person. */
export async function tablesAbout(db: Kysely<Schema>, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    // As it stands: only then does the index of such tables serve.
    .where('phase', '=', sql.lit('waiting'))
    .where('host', '=', person)
    .execute()
  return [...new Set([...(await tablesOf(db, person)), ...rows.map(({ id }) => id)])]
}
