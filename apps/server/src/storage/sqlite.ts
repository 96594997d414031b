import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { Database } from './database.ts'
import type { EntryRow } from './entry-row.ts'
import { GroupCommit } from './group-commit.ts'
import { KyselyMatches } from './kysely-matches.ts'
import { KyselyTables } from './kysely-tables.ts'
import { migrate } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { sqliteAppender } from './sqlite-appender.ts'
import { storeError } from './unavailable.ts'

export const DATABASE_FILE = 'meadhall.db'

export interface SqliteNeeds {
  readonly now: () => number
  /** `false` lets a crash of the machine take the last moves with it: only to measure what they cost. */
  readonly isDurable?: boolean
}

/** Opens the database in a data folder and brings it up to date; makes both where they are missing. */
export async function openSqlite(folder: string, needs: SqliteNeeds): Promise<Database> {
  const file = openSqliteFile(folder, needs.isDurable ?? true)
  const queries = queriesOn(file)
  await migrate(queries)
  const appended = sqliteAppender(file)
  // On Kysely's only connection, and when it is nobody else's: no append is part of a transaction
  // that its owner may yet take back.
  const commits = new GroupCommit((rows: readonly EntryRow[]) =>
    queries.connection().execute(async () => written(appended, rows)),
  )
  return {
    kind: 'sqlite',
    queries,
    matches: new KyselyMatches(queries, (row) => commits.add(row), needs.now),
    tables: new KyselyTables(queries, needs.now),
    async ping() {
      await queries.selectFrom('games').select('id').limit(1).execute()
    },
    close: () => queries.destroy(),
  }
}

function written<End>(write: (rows: readonly EntryRow[]) => End, rows: readonly EntryRow[]): End {
  try {
    return write(rows)
  } catch (error) {
    throw storeError(error)
  }
}

function openSqliteFile(folder: string, isDurable: boolean): Sqlite.Database {
  mkdirSync(folder, { recursive: true })
  const file = new Sqlite(join(folder, DATABASE_FILE))
  // Readers do not wait for the writer, and what is committed is on the disk.
  file.pragma('journal_mode = WAL')
  file.pragma(`synchronous = ${isDurable ? 'FULL' : 'OFF'}`)
  file.pragma('busy_timeout = 5000')
  return file
}

function queriesOn(file: Sqlite.Database): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
}
