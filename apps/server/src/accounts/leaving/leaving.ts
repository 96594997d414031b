import type { Kysely } from 'kysely'
import type { Schema } from '../../storage/schema.ts'
import type { TableStore } from '../../storage/table-store.ts'
import type { Audit } from '../audit.ts'
import type { People } from '../people.ts'
import type { Person } from '../person.ts'
import type { Sessions } from '../sessions.ts'
import type { WaysIn } from '../ways-in.ts'
import {
  type ChangeTable,
  forgottenAt,
  SOMEBODY,
  tablesAbout,
  tablesOf,
} from './person-at-tables.ts'
import type { PersonalData } from './personal-data.ts'

/** Raised when the shape of an export changes. */
const EXPORT_FORMAT = 1

export interface LeavingNeeds {
  readonly db: Kysely<Schema>
  readonly tables: TableStore
  readonly people: People
  readonly sessions: Sessions
  readonly ways: WaysIn
  readonly audit: Audit
  readonly changeTable: ChangeTable
  readonly personalData: readonly PersonalData[]
}

/** Everything of one's own, and nothing that would open the account for whoever finds the file. */
export async function exported(needs: LeavingNeeds, person: Person, now: number): Promise<unknown> {
  const { db, tables, people, sessions, ways, audit, personalData } = needs
  const sat = await tablesOf(db, person.id)
  const docs = await Promise.all(sat.map(async (id) => (await tables.load(id))?.doc))
  const parts = personalData.map(async (part) => [part.name, await part.exported(person.id)])
  return {
    format: EXPORT_FORMAT,
    exported: now,
    person,
    ...(await people.belongings(person.id)),
    waysIn: await ways.list(person.id),
    sessions: await sessions.list(person.id),
    tables: docs.filter((doc) => doc !== undefined),
    deeds: await audit.about(person.id, 1000),
    ...Object.fromEntries(await Promise.all(parts)),
  }
}

/**
 * Forgets a person. The games they played stay, with "somebody" in their place; who did it, and that
 * it was done, stays in the book under an id that means nothing any more.
 */
export async function erased(needs: LeavingNeeds, person: Person): Promise<void> {
  const { db, sessions, audit, changeTable, personalData } = needs
  const { id } = person
  await sessions.closeAll(id)
  await db.updateTable('seats').set({ resume_hash: null }).where('person_id', '=', id).execute()
  for (const table of await tablesAbout(db, id)) {
    await namelessRecord(db, table, id)
    await changeTable(table, (doc) => forgottenAt(doc, id))
  }
  for (const part of personalData) await part.erased(id)
  await db.deleteFrom('credentials').where('person_id', '=', id).execute()
  await db
    .updateTable('people')
    .set({ kind: 'deleted', name: SOMEBODY, name_key: null, settings: null, away: null })
    .where('id', '=', id)
    .execute()
  sessions.forget(id)
  await audit.note({ who: id, what: 'deleted', about: id })
}

/** The record of a match has the names of those who began it. */
async function namelessRecord(db: Kysely<Schema>, table: string, person: string): Promise<void> {
  const row = await db
    .selectFrom('games')
    .innerJoin('seats', 'seats.table_id', 'games.id')
    .select(['games.record', 'seats.seat'])
    .where('games.id', '=', table)
    .where('seats.person_id', '=', person)
    .executeTakeFirst()
  if (row === undefined) return
  const record = JSON.parse(row.record) as { seats: { name: string }[] }
  const seats = record.seats.map((one, n) => (n === row.seat ? { ...one, name: SOMEBODY } : one))
  await db
    .updateTable('games')
    .set({ record: JSON.stringify({ ...record, seats }) })
    .where('id', '=', table)
    .execute()
}
