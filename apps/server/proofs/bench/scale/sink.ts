import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { DATABASE_FILE } from '../../../src/storage/sqlite.ts'

/** Rows go in by tables, column by column in a fixed order. */
export type Value = string | number | null
export type Rows = readonly (readonly Value[])[]

/** Where a store of any size is written quickly: without indexes, which are made at the end. */
export interface Sink {
  insert(table: string, columns: readonly string[], rows: Rows): Promise<void>
  run(sql: string): Promise<void>
  /** Makes the indexes again, and leaves the file as a server expects it. */
  finish(): Promise<void>
}

/** A data folder whose tables are there. */
export function sqliteSink(folder: string): Sink {
  const file = new Sqlite(join(folder, DATABASE_FILE))
  file.pragma('journal_mode = DELETE')
  file.pragma('journal_mode = OFF')
  file.pragma('synchronous = OFF')
  file.pragma('locking_mode = EXCLUSIVE')
  file.pragma('cache_size = -400000')
  const indexes = file
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_master where type = 'index' and sql is not null",
    )
    .all()
  for (const { name } of indexes) file.exec(`drop index "${name}"`)
  const statements = new Map<string, Sqlite.Statement<Value[]>>()
  return {
    insert(table, columns, rows) {
      const places = columns.map(() => '?').join(',')
      const sql = `insert into "${table}" (${columns.join(',')}) values (${places})`
      const statement = statements.get(table) ?? file.prepare<Value[]>(sql)
      statements.set(table, statement)
      file.transaction(() => {
        for (const row of rows) statement.run(...row)
      })()
      return Promise.resolve()
    },
    run: (sql) => Promise.resolve(void file.exec(sql)),
    finish() {
      for (const { sql } of indexes) file.exec(sql)
      file.pragma('locking_mode = NORMAL')
      file.pragma('journal_mode = WAL')
      file.close()
      return Promise.resolve()
    },
  }
}

const TYPES: Readonly<Record<string, string>> = {
  integer: 'int',
  bigint: 'bigint',
  'double precision': 'float8',
}

/** A database of PostgreSQL whose tables are there. */
export async function postgresSink(url: string): Promise<Sink> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('set synchronous_commit = off')
  await client.query("set maintenance_work_mem = '512MB'")
  await client.query("set work_mem = '256MB'")
  const typeOf = await columnTypes(client)
  const indexes = await looseIndexes(client)
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`)
  return {
    async insert(table, columns, rows) {
      if (rows.length === 0) return
      const lists = columns.map((_, column) => rows.map((row) => row[column]))
      const places = columns.map((column, n) => `$${n + 1}::${typeOf(table, column)}[]`)
      await client.query(
        `insert into "${table}" (${columns.join(',')}) select * from unnest(${places.join(',')})`,
        lists,
      )
    },
    async run(sql) {
      await client.query(sql)
    },
    async finish() {
      for (const { indexdef } of indexes) await client.query(indexdef)
      await client.query('vacuum analyze')
      await client.end()
    },
  }
}

/** All but those that keys are made of. */
async function looseIndexes(client: pg.Client) {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public'
     and indexname not in (select conname from pg_constraint)`,
  )
  return rows
}

async function columnTypes(client: pg.Client) {
  const { rows } = await client.query<{ key: string; data_type: string }>(
    `select table_name || '.' || column_name as key, data_type
     from information_schema.columns where table_schema = 'public'`,
  )
  const types = new Map(rows.map(({ key, data_type }) => [key, data_type]))
  return (table: string, column: string) => TYPES[types.get(`${table}.${column}`) ?? ''] ?? 'text'
}
