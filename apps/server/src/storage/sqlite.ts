import { join } from 'node:path'
import { Kysely } from 'kysely'
import { type Database, type DatabaseNeeds, heardBy } from './database.ts'
import type { EntryRow } from './entry-row.ts'
import { GroupCommit } from './group-commit.ts'
import { KyselyMatches } from './kysely-matches.ts'
import { KyselyTables } from './kysely-tables.ts'
import { KyselyLeases, ownClock } from './leases.ts'
import { migrate } from './migrations/index.ts'
import { privateFile, privateFolder } from './private-files.ts'
import type { Schema } from './schema.ts'
import { connectionToRead } from './sqlite/connection.ts'
import { sqliteDialect } from './sqlite/dialect.ts'
import { SqliteThread } from './sqlite/thread.ts'

export const DATABASE_FILE = 'meadhall.db'

/** Opens the database in a data folder and brings it up to date; makes both where they are missing. */
export async function openSqlite(folder: string, needs: DatabaseNeeds): Promise<Database> {
  const { queries, reads, reader, writer } = await opened(folder, needs)
  const closed = async () => {
    await reader.close()
    await queries.destroy()
  }
  try {
    await migrate(queries)
  } catch (error) {
    await closed()
    throw error
  }
  const commits = new GroupCommit((rows: readonly EntryRow[]) => writer.ask('append', 0, { rows }))
  return {
    kind: 'sqlite',
    queries,
    reads,
    matches: new KyselyMatches(queries, (row) => commits.add(row), needs.now),
    tables: new KyselyTables(queries, reads, needs.now),
    leases: new KyselyLeases(queries, ownClock(needs.now)),
    async ping() {
      for (const thread of [writer, reader])
        await thread.ask('query', 0, { sql: 'select 1', parameters: [] })
    },
    close: closed,
  }
}

/** The file with the thread that writes to it, and the one that reads what may take a while. */
async function opened(folder: string, { isDurable = true, heard }: DatabaseNeeds) {
  privateFolder(folder)
  const path = join(folder, DATABASE_FILE)
  // The files beside it are made by SQLite with the same rights.
  privateFile(path)
  const writer = new SqliteThread('writer', { path, isDurable })
  // Those that read need a file that is there.
  await writer.ask('query', 0, { sql: 'select 1', parameters: [] })
  const reader = new SqliteThread('reader', { path, isDurable })
  const log = heardBy(heard)
  const queries = new Kysely<Schema>({
    dialect: sqliteDialect(connectionToRead(path), writer),
    ...log,
  })
  const reads = new Kysely<Schema>({ dialect: sqliteDialect(reader, writer), ...log })
  return { queries, reads, reader, writer }
}
