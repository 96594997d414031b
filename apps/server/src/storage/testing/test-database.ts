import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { openSqlite } from '../sqlite.ts'

/** A real database of its own, for one test; closing it removes it. */
export async function openTestDatabase(now: () => number = Date.now): Promise<Database> {
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
