import { existsSync, readdirSync } from 'node:fs'
import type { Summary } from '@meadhall/match'
import type { AdminTable, AdminTablesWish, PageWish, STUCK, StuckTable } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import { isNewer, isOlder, type Page, type Place, pageOf, sizeOf } from '../storage/page.ts'
import type { Schema, SeatState } from '../storage/schema.ts'
import { docOf } from '../table-doc/doc-migrations.ts'
import { ALONE, shown } from '../table-doc/showing.ts'
import { type SeatFound, seatsOf } from '../tables/games/seats-of-person.ts'

type Reason = (typeof STUCK)[number]

const USUAL_PAGE = 50
/** What should happen within seconds is late after this. */
const PATIENCE_MS = 60_000
/** Bots think for seconds, and wait behind others at most a minute. */
const BOT_PATIENCE_MS = 5 * 60_000

/** A page of tables for the operator, the one touched last first. */
export async function adminTables(
  db: Kysely<Schema>,
  wish: AdminTablesWish,
): Promise<Page<AdminTable>> {
  const limit = sizeOf(wish, USUAL_PAGE)
  const { phase, game, person, after } = wish
  if (person !== undefined) return await tablesOfPerson(db, person, wish)
  let query = rowsOf(db)
  if (phase !== undefined) query = query.where('tables.phase', '=', phase)
  if (game !== undefined) query = query.where('tables.game', '=', game)
  if (after !== undefined) query = query.where(isOlder('tables.touched', 'tables.id', after))
  const sorted = query.orderBy('tables.touched', 'desc').orderBy('tables.id', 'desc')
  return pageOf(await sorted.limit(limit + 1).execute(), limit, placeOf, tableIn)
}

const STATES: Readonly<Record<NonNullable<AdminTablesWish['phase']>, SeatState>> = {
  waiting: 'waiting',
  revealing: 'running',
  playing: 'running',
  paused: 'running',
  over: 'finished',
  closed: 'closed',
}

/** Those where somebody sits: by the index of their seats. */
async function tablesOfPerson(
  db: Kysely<Schema>,
  person: string,
  wish: AdminTablesWish,
): Promise<Page<AdminTable>> {
  const limit = sizeOf(wish, USUAL_PAGE)
  const { phase, game, after } = wish
  const states = new Set(phase === undefined ? Object.values(STATES) : [STATES[phase]])
  const look = { of: person, by: person }
  const found = await seatsOf(db, look, { states: [...states], game, after, limit: limit + 1 })
  const seats = pageOf(found, limit, seatPlace, ({ table_id }) => table_id)
  if (seats.found.length === 0) return { found: [], next: null }
  const rows = await rowsOf(db).where('tables.id', 'in', seats.found).execute()
  const wanted = phase === undefined ? rows : rows.filter((row) => row.phase === phase)
  const sorted = wanted.toSorted((a, b) => b.table_touched - a.table_touched)
  return { found: sorted.map(tableIn), next: seats.next }
}

function seatPlace({ touched, table_id }: SeatFound): Place {
  return { at: touched, id: table_id }
}

function placeOf({ table_touched, id }: Row): Place {
  return { at: table_touched, id }
}

export async function adminTable(db: Kysely<Schema>, id: string): Promise<AdminTable | null> {
  const row = await rowsOf(db).where('tables.id', '=', id).executeTakeFirst()
  return row === undefined ? null : tableIn(row)
}

/**
 * Games that run and may not go on by themselves, and why. A page is what was found among so many of
 * those that run, the one touched longest ago first: it may be empty and not the last.
 */
export async function stuckTables(
  db: Kysely<Schema>,
  faultsFolder: string,
  now: number,
  wish: PageWish = {},
): Promise<Page<StuckTable>> {
  const limit = sizeOf(wish, USUAL_PAGE)
  let query = rowsOf(db).where('tables.phase', '=', 'playing')
  if (wish.after !== undefined)
    query = query.where(isNewer('tables.touched', 'tables.id', wish.after))
  const sorted = query.orderBy('tables.touched').orderBy('tables.id')
  const running = pageOf(await sorted.limit(limit + 1).execute(), limit, placeOf, tableIn)
  const faults = existsSync(faultsFolder) ? readdirSync(faultsFolder) : []
  const looked = running.found.map((table) => {
    const isFaulty = faults.some((file) => file.includes(`-${table.id}-`))
    return { table, why: reasonsFor(table, isFaulty, now) }
  })
  return { found: looked.filter(({ why }) => why.length > 0), next: running.next }
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
    .select(['tables.id', 'tables.phase', 'tables.doc', 'tables.touched as table_touched'])
    .select(['games.summary', 'games.seq', 'games.due', 'games.touched as game_touched'])
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
