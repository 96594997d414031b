import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Environment } from '../../environment.ts'
import type { Database } from '../database.ts'
import { openSqlite } from '../sqlite.ts'
import { openTestPostgres, testPostgres } from './test-postgres.ts'

/** `MEADHALL_TEST_DATABASE=postgres` runs on PostgreSQL whatever asks for just any database. */
const IS_POSTGRES = process.env['MEADHALL_TEST_DATABASE'] === 'postgres'

/** A real database of its own, for one test; closing it removes it. */
export async function openTestDatabase(now: () => number = Date.now): Promise<Database> {
  if (IS_POSTGRES) return await openTestPostgres(now)
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-database-'))
  const database = await openSqlite(folder, { now })
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same for a test that starts a whole server: what to add to its environment. */
export async function chosenDatabase(): Promise<Environment> {
  if (!IS_POSTGRES) return {}
  const { url, drop } = await testPostgres()
  onTestFinished(drop)
  return { DATABASE_URL: url }
}
