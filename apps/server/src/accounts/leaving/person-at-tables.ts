import type { Kysely } from 'kysely'
import type { Schema } from '../../storage/schema.ts'
import { leave } from '../../tables/seating.ts'
import { type Sitter, seatOf, type TableDoc } from '../../tables/table-doc.ts'

/** Changes a table's document, again where somebody else was first; nothing where it stays the same. */
export type ChangeTable = (id: string, change: (doc: TableDoc) => TableDoc) => Promise<unknown>

/** How one who was deleted is called in old games. */
export const SOMEBODY = 'somebody'
const STAND_IN = 'greedy'

/** The table with the account in place of the guest; the same where the account sits there already. */
export function movedAt(doc: TableDoc, guest: string, account: Sitter): TableDoc {
  const seat = seatOf(doc, guest)
  const isHost = doc.host === guest
  if (seatOf(doc, account.id) !== null || (seat === null && !isHost)) return doc
  return {
    ...doc,
    version: doc.version + 1,
    seats: doc.seats.map((one, n) => (n === seat ? { ...one, person: account } : one)),
    host: isHost ? account.id : doc.host,
  }
}

/** The table without a person's name. What has begun goes on, with a bot in their place. */
export function forgottenAt(doc: TableDoc, person: string): TableDoc {
  const seat = seatOf(doc, person)
  if (seat === null) return doc
  if (doc.phase === 'waiting') return leave(doc, person)
  const isOver = doc.phase === 'over' || doc.phase === 'closed'
  const nameless = { person: { id: person, name: SOMEBODY }, ...(!isOver && { standIn: STAND_IN }) }
  return {
    ...doc,
    version: doc.version + 1,
    seats: doc.seats.map((one, n) => (n === seat ? { ...one, ...nameless } : one)),
  } as TableDoc
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
