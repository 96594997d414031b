import { existsSync, readdirSync } from 'node:fs'
import type { Summary } from '@meadhall/match'
import type { AdminTable, AdminTablesWish, STUCK, StuckTable } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { docOf } from '../tables/document/doc-migrations.ts'
import { ALONE, shown } from '../tables/document/showing.ts'

type Reason = (typeof STUCK)[number]

const MOST_LISTED = 200
/** What should happen within seconds is late after this. */
const PATIENCE_MS = 60_000
/** Bots think for seconds, and wait behind others at most a minute. */
const BOT_PATIENCE_MS = 5 * 60_000

/** Tables for the operator, the one touched last first. */
export async function adminTables(
  db: Kysely<Schema>,
  { phase, game, person }: AdminTablesWish,
): Promise<AdminTable[]> {
  let query = rowsOf(db).orderBy('tables.touched', 'desc').limit(MOST_LISTED)
  if (phase !== undefined) query = query.where('tables.phase', '=', phase)
  if (game !== undefined) query = query.where('tables.game', '=', game)
  if (person !== undefined)
    query = query.where('tables.id', 'in', (sub) =>
      sub.selectFrom('seats').select('table_id').where('person_id', '=', person),
    )
  return (await query.execute()).map(tableIn)
}

export async function adminTable(db: Kysely<Schema>, id: string): Promise<AdminTable | null> {
  const row = await rowsOf(db).where('tables.id', '=', id).executeTakeFirst()
  return row === undefined ? null : tableIn(row)
}

/** Games that run and may not go on by themselves, and why. */
export async function stuckTables(
  db: Kysely<Schema>,
  faultsFolder: string,
  now: number,
): Promise<StuckTable[]> {
  const rows = await rowsOf(db)
    .where('tables.phase', '=', 'playing')
    .orderBy('tables.touched')
    .execute()
  const faults = existsSync(faultsFolder) ? readdirSync(faultsFolder) : []
  return rows
    .map((row) => {
      const table = tableIn(row)
      const isFaulty = faults.some((file) => file.includes(`-${table.id}-`))
      return { table, why: reasonsFor(table, isFaulty, now) }
    })
    .filter(({ why }) => why.length > 0)
}

function reasonsFor(table: AdminTable, isFaulty: boolean, now: number): Reason[] {
  const { due, lease, seq, waits, seats, touched } = table
  const isBots = waits.length > 0 && waits.every((seat) => isPlayedByBot(seats[seat]))
  const checks: readonly [Reason, boolean][] = [
    ['overdue', due !== null && due < now - PATIENCE_MS],
    ['lease-run-out', lease !== null && lease.until < now - PATIENCE_MS],
    ['no-game', seq === null && touched < now - PATIENCE_MS],
    ['bot-silent', isBots && touched < now - BOT_PATIENCE_MS],
    ['fault', isFaulty],
  ]
  return checks.filter(([, is]) => is).map(([reason]) => reason)
}

function isPlayedByBot(seat: AdminTable['seats'][number] | undefined): boolean {
  return seat !== undefined && (seat.bot ?? seat.standIn) !== null
}

function rowsOf(db: Kysely<Schema>) {
  return db
    .selectFrom('tables')
    .leftJoin('games', 'games.id', 'tables.id')
    .leftJoin('leases', 'leases.table_id', 'tables.id')
    .select(['tables.id', 'tables.doc', 'tables.touched as table_touched', 'games.summary'])
    .select(['games.seq', 'games.due', 'games.touched as game_touched'])
    .select(['leases.owner', 'leases.until'])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function tableIn(row: Row): AdminTable {
  const { owner, until, seq, due } = row
  // Only this program writes it.
  const summary = row.summary === null ? null : (JSON.parse(row.summary) as Summary)
  const touched = Math.max(row.table_touched, row.game_touched ?? 0)
  const lease = owner === null || until === null ? null : { owner, until }
  return { ...shown(docOf(row.doc), { ...ALONE, summary }), touched, seq, due, lease }
}
