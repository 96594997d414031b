import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Database, DatabaseNeeds } from './database.ts'
import type { EntryRow } from './entry-row.ts'
import { GroupCommit } from './group-commit.ts'
import { KyselyMatches } from './kysely-matches.ts'
import { KyselyTables } from './kysely-tables.ts'
import { KyselyLeases, ownClock } from './leases.ts'
import { migrate } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { connectionToRead } from './sqlite/connection.ts'
import { sqliteDialect } from './sqlite/dialect.ts'
import { SqliteWriter } from './sqlite/writer.ts'

export const DATABASE_FILE = 'meadhall.db'

/** Opens the database in a data folder and brings it up to date; makes both where they are missing. */
export async function openSqlite(folder: string, needs: DatabaseNeeds): Promise<Database> {
  const { queries, writer } = await opened(folder, needs)
  try {
    await migrate(queries)
  } catch (error) {
    await queries.destroy()
    throw error
  }
  const commits = new GroupCommit((rows: readonly EntryRow[]) => writer.ask('append', 0, { rows }))
  return {
    kind: 'sqlite',
    queries,
    matches: new KyselyMatches(queries, (row) => commits.add(row), needs.now),
    tables: new KyselyTables(queries, needs.now),
    leases: new KyselyLeases(queries, ownClock(needs.now)),
    async ping() {
      await writer.ask('query', 0, { sql: 'select 1', parameters: [] })
    },
    close: () => queries.destroy(),
  }
}

/** The file with the thread that writes to it. */
async function opened(folder: string, { isDurable = true }: DatabaseNeeds) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, DATABASE_FILE)
  const writer = new SqliteWriter({ path, isDurable })
  // The reader needs a file that is there.
  await writer.ask('query', 0, { sql: 'select 1', parameters: [] })
  const queries = new Kysely<Schema>({ dialect: sqliteDialect(connectionToRead(path), writer) })
  return { queries, writer }
}
