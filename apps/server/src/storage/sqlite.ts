import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { Schema } from './schema.ts'

export const DATABASE_FILE = 'meadhall.db'

/** Opens the file in a data folder, and makes both where they are missing. */
export function openSqliteFile(folder: string): Sqlite.Database {
  mkdirSync(folder, { recursive: true })
  const file = new Sqlite(join(folder, DATABASE_FILE))
  // Readers do not wait for the writer, and what is committed is on the disk.
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('busy_timeout = 5000')
  return file
}

export function queriesOn(file: Sqlite.Database): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
}
