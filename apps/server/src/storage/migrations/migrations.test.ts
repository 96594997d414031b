import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import type { Schema } from '../schema.ts'
import { DATABASE_FILE } from '../sqlite.ts'
import { HOMES, type Home, postgresHome, sqliteHome } from '../testing/homes.ts'

const FOLDER = join(import.meta.dirname, '..', 'testing', 'schemas')

/** The statements of every schema that was ever released. */
const RELEASED = readdirSync(FOLDER).map((name) => ({
  name,
  statements: readFileSync(join(FOLDER, name), 'utf8'),
}))

async function inSqlite(statements: string): Promise<Home> {
  const home = await sqliteHome()
  const file = new Sqlite(join(home.place, DATABASE_FILE))
  file.exec(statements)
  file.close()
  return home
}

async function inPostgres(statements: string): Promise<Home> {
  const home = await postgresHome()
  const client = new pg.Client(home.place)
  await client.connect()
  await client.query(statements)
  await client.end()
  return home
}

/** Tables with their columns. */
async function shape(queries: Kysely<Schema>): Promise<unknown> {
  const tables = await queries.introspection.getTables()
  return tables
    .map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()])
    .toSorted()
}

let homes: Home[] = []
afterEach(async () => {
  for (const home of homes) await home.leave()
  homes = []
})

describe.each([
  { kind: HOMES[0], lay: inSqlite },
  { kind: HOMES[1], lay: inPostgres },
])('in $kind.name', ({ kind, lay }) => {
  it.each(RELEASED)(
    'a database of $name is brought up to date, with all that is in it',
    async ({ statements }) => {
      const [old, fresh] = [await lay(statements), await kind.make()]
      homes.push(old, fresh)
      const { queries, matches, tables } = await old.open(Date.now)
      expect(await shape(queries)).toEqual(await shape((await fresh.open(Date.now)).queries))
      for (const { name } of await queries.introspection.getTables()) {
        const rows = await queries
          .selectFrom(name as keyof Schema)
          .selectAll()
          .execute()
        const hadRows = statements.includes(`insert into "${name}"`)
        expect(rows, name).toHaveLength(hadRows ? 2 : 0)
      }
      expect(await matches.list()).toMatchObject({ matches: [{}, {}], broken: [] })
      for (const id of ['t1', 't2']) {
        expect((await matches.load(id))?.entries).toHaveLength(1)
        expect((await tables.load(id))?.doc.id).toBe(id)
      }
    },
  )
})
