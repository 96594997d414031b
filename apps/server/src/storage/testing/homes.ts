import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { openPostgres } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'
import { testPostgres } from './test-postgres.ts'

/** An empty database that a test may open more than once. */
export interface Home {
  /** The folder or the address. */
  readonly place: string
  open(now: () => number): Promise<Database>
  /** Closes what was opened, and removes everything. */
  leave(): Promise<void>
}

type Open = (place: string, needs: { readonly now: () => number }) => Promise<Database>

function home(place: string, open: Open, remove: () => Promise<void>): Home {
  const opened: Database[] = []
  return {
    place,
    async open(now) {
      const database = await open(place, { now })
      opened.push(database)
      return database
    },
    async leave() {
      for (const database of opened) await database.close()
      await remove()
    },
  }
}

export function sqliteHome(): Promise<Home> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-database-'))
  const remove = async () => await Promise.resolve(rmSync(folder, { recursive: true }))
  return Promise.resolve(home(folder, openSqlite, remove))
}

export async function postgresHome(): Promise<Home> {
  const { url, drop } = await testPostgres()
  return home(url, openPostgres, drop)
}

/** What must go the same on both. */
export const HOMES = [
  { name: 'SQLite', make: sqliteHome },
  { name: 'PostgreSQL', make: postgresHome },
] as const
