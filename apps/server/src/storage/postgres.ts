import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Database, type DatabaseNeeds, heardBy } from './database.ts'
import type { EntryRow } from './entry-row.ts'
import { GroupCommit } from './group-commit.ts'
import { KyselyMatches } from './kysely-matches.ts'
import { KyselyTables } from './kysely-tables.ts'
import { KyselyLeases, POSTGRES_CLOCK } from './leases.ts'
import { migrate } from './migrations/index.ts'
import { postgresAppend } from './postgres/appender.ts'
import { type PoolNeeds, PostgresPool } from './postgres/pool.ts'
import type { Schema } from './schema.ts'

/** Any number of ours: processes that start at once bring the database up to date one after another. */
const MIGRATION_LOCK = 7_236_452_801

/** Connects to a database and brings it up to date. */
export async function openPostgres(url: string, needs: DatabaseNeeds): Promise<Database> {
  await migratePostgres(url)
  const pool = new PostgresPool(url, { isDurable: needs.isDurable ?? true, isPatient: false })
  const queries = queriesOn(pool, needs.heard)
  const commits = new GroupCommit((rows: readonly EntryRow[]) => postgresAppend(pool, rows))
  return {
    kind: 'postgres',
    queries,
    reads: queries,
    matches: new KyselyMatches(queries, (row) => commits.add(row), needs.now),
    tables: new KyselyTables(queries, queries, needs.now),
    leases: new KyselyLeases(queries, POSTGRES_CLOCK),
    async ping() {
      await pool.run({ text: 'select 1' })
    },
    close: () => queries.destroy(),
  }
}

async function migratePostgres(url: string): Promise<void> {
  const patient: PoolNeeds = { isDurable: true, isPatient: true }
  const queries = queriesOn(new PostgresPool(url, patient))
  try {
    await queries.connection().execute(async (lock) => {
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(lock)
      await migrate(queries)
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(lock)
    })
  } finally {
    // The lock goes with its connection where something failed.
    await queries.destroy()
  }
}

function queriesOn(pool: PostgresPool, heard?: DatabaseNeeds['heard']): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...heardBy(heard) })
}
