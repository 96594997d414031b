import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** How far a table is: its document, and its game where there is one. */
export interface Head {
  readonly id: string
  readonly version: number
  readonly seq: number
}

/** A statement has only so many parameters. */
const MOST_AT_ONCE = 500

/** How far tables are in the database. */
export async function headsOf(db: Kysely<Schema>, tables: readonly string[]): Promise<Head[]> {
  const heads: Head[] = []
  for (let from = 0; from < tables.length; from += MOST_AT_ONCE)
    heads.push(...(await someHeads(db, tables.slice(from, from + MOST_AT_ONCE))))
  return heads
}

async function someHeads(db: Kysely<Schema>, tables: readonly string[]): Promise<Head[]> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('games', 'games.id', 'tables.id')
    .select(['tables.id', 'tables.version', 'games.seq'])
    .where('tables.id', 'in', tables)
    .execute()
  return rows.map(({ id, version, seq }) => ({ id, version, seq: seq ?? 0 }))
}
