/**
 * Writes down the schema of a release with a few rows of each table, so that later releases can be
 * shown to take it over: `node apps/server/src/storage/testing/write-schema.ts 0001-first`. Run it
 * once for the newest migration of a release, and never again for the same.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migrate } from '../migrations/index.ts'
import type { Schema } from '../schema.ts'
import { NOTHING_YET, sampleEntry, sampleRecord, sampleTable } from './samples.ts'
import { schemaDump } from './schema-dump.ts'

type Row = Readonly<Record<string, unknown>>

/** What is read as more than text or a number. */
function written(n: number): Readonly<Record<string, Row>> {
  const id = `t${n}`
  const entry = JSON.stringify(sampleEntry(1))
  const record = JSON.stringify(sampleRecord(id))
  return {
    tables: {
      id,
      doc: JSON.stringify(sampleTable(id)),
      version: 1,
      phase: 'waiting',
      is_public: 1,
    },
    seats: { table_id: id, seat: 0 },
    games: { id, record, summary: JSON.stringify(NOTHING_YET), seq: 1, clock: '{}' },
    actions: { game_id: id, n: 1, entry },
    snapshots: { game_id: id, n: 1, kept: '{}' },
  }
}

function sampleRow(
  table: string,
  columns: readonly { name: string; dataType: string }[],
  n: number,
) {
  const plain = columns.map(({ name, dataType }) => [
    name,
    /int/i.test(dataType) ? n : `${name} ${n}: Åse's "x"`,
  ])
  return { ...Object.fromEntries(plain), ...written(n)[table] }
}

const [upTo = ''] = process.argv.slice(2)
const file = new Sqlite(':memory:')
const queries = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
await migrate(queries, upTo)
for (const { name, columns } of await queries.introspection.getTables()) {
  const rows = [1, 2].map((n) => sampleRow(name, columns, n))
  await queries
    .insertInto(name as keyof Schema)
    .values(rows as never)
    .execute()
}
const target = join(import.meta.dirname, 'schemas', `${upTo.slice(0, 4)}.sql`)
writeFileSync(target, schemaDump(file))
console.log(`written: ${target}`)
