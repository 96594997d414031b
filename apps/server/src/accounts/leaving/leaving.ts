import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Schema } from '../../storage/schema.ts'
import type { TableStore } from '../../storage/table-store.ts'
import type { ChangeTable, TableDoc } from '../../table-doc/table-doc.ts'
import type { Audit } from '../audit.ts'
import type { People } from '../people.ts'
import type { Person } from '../person.ts'
import type { SeatLinks } from '../seat-links.ts'
import { type SecondFactors, withoutSecondFactor } from '../second-factor/second-factors.ts'
import type { Sessions } from '../sessions.ts'
import type { WaysIn } from '../ways-in.ts'
import { longJson } from './long-json.ts'
import { forgottenAt, SOMEBODY, tablesAbout } from './person-at-tables.ts'
import type { PersonalData } from './personal-data.ts'

/** Raised when the shape of an export changes. */
const EXPORT_FORMAT = 1

export interface LeavingNeeds {
  readonly db: Kysely<Schema>
  readonly tables: TableStore
  readonly people: People
  readonly sessions: Sessions
  readonly links: SeatLinks
  readonly ways: WaysIn
  readonly factors: SecondFactors
  readonly audit: Audit
  readonly changeTable: ChangeTable
  readonly personalData: readonly PersonalData[]
}

/**
 * Everything of one's own as JSON text, and nothing that would open the account for whoever finds the
 * file. It may be long: it is read while it is sent.
 */
export async function exported(
  needs: LeavingNeeds,
  person: Person,
  now: number,
): Promise<Readable> {
  const { tables, people, sessions, ways, factors, audit, personalData } = needs
  const parts = personalData.map(async (part) => [part.name, await part.exported(person.id)])
  const all = {
    format: EXPORT_FORMAT,
    exported: now,
    person,
    ...(await people.belongings(person.id)),
    waysIn: await ways.list(person.id),
    secondFactor: await factors.of(person.id),
    sessions: await sessions.list(person.id),
    tables: docsOf(tables, person.id),
    deeds: await audit.about(person.id, 1000),
    ...Object.fromEntries(await Promise.all(parts)),
  }
  return Readable.from(longJson(all))
}

const DOCS_AT_ONCE = 50

async function* docsOf(tables: TableStore, person: string): AsyncGenerator<TableDoc> {
  for (let after: string | undefined; ; ) {
    const { found, next } = await tables.ofPerson(person, { after, limit: DOCS_AT_ONCE })
    yield* found
    if (next === null) return
    after = next
  }
}

/**
 * Forgets a person. The games they played stay, with "somebody" in their place; who did it, and that
 * it was done, stays in the book under an id that means nothing any more.
 */
export async function erased(needs: LeavingNeeds, person: Person): Promise<void> {
  const { db, sessions, links, audit, changeTable, personalData } = needs
  const { id } = person
  await sessions.closeAll(id)
  await links.endAll(id)
  // First: whatever was on its way finds nobody any more whose name it could keep.
  await db
    .updateTable('people')
    .set({ kind: 'deleted', name: SOMEBODY, name_key: null, settings: null, away: null })
    .where('id', '=', id)
    .execute()
  for (const table of await tablesAbout(db, id)) {
    await namelessRecord(db, table, id)
    await changeTable(table, (doc) => forgottenAt(doc, id))
  }
  for (const part of personalData) await part.erased(id)
  await db.deleteFrom('credentials').where('person_id', '=', id).execute()
  await withoutSecondFactor(db, id)
  await db.deleteFrom('known_addresses').where('person_id', '=', id).execute()
  sessions.forget(id)
  await audit.note({ who: id, what: 'deleted', about: id })
}

/** The record of a match has the names of those who began it. */
async function namelessRecord(db: Kysely<Schema>, table: string, person: string): Promise<void> {
  const sat = await db
    .selectFrom('seats')
    .select(['seat', 'person_id'])
    .where('table_id', '=', table)
    .execute()
  const seat = sat.find(({ person_id }) => person_id === person)?.seat
  const row = await db
    .selectFrom('games')
    .select('record')
    .where('id', '=', table)
    .executeTakeFirst()
  if (row === undefined || seat === undefined) return
  const record = JSON.parse(row.record) as { seats: { name: string }[] }
  const seats = record.seats.map((one, n) => (n === seat ? { ...one, name: SOMEBODY } : one))
  await db
    .updateTable('games')
    .set({ record: JSON.stringify({ ...record, seats }) })
    .where('id', '=', table)
    .execute()
}
