import { type Kysely, sql } from 'kysely'
import { counts } from './0013-counts.ts'

/**
 * Lists that do not grow with the past: what they are sorted and chosen by stands in the rows that
 * they are made of, and an index serves each of them.
 */
export async function pages(db: Kysely<unknown>): Promise<void> {
  await tableColumns(db)
  await seatColumns(db)
  await indexes(db)
  await counts(db)
}

/** What the lobby chooses tables by, and who laid them. */
async function tableColumns(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('tables')
  await table.addColumn('host', 'text').execute()
  await table.addColumn('players', 'integer', (one) => one.notNull().defaultTo(0)).execute()
  await table
    .addColumn('tempo', 'text', (one) => one.notNull().defaultTo(sql.lit('none')))
    .execute()
  await table.addColumn('rated', 'integer', (one) => one.notNull().defaultTo(0)).execute()
  await readWaiting(db)
}

const AT_ONCE = 500

interface WaitingRow {
  readonly id: string
  readonly doc: string
}

/** Only tables that wait for people are looked for by these. */
async function readWaiting(db: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<WaitingRow>`select id, doc from tables where phase = 'waiting'
      and id > ${last} order by id limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const { id, doc } of rows) {
      const { host, seats, tempo, rated } = JSON.parse(doc)
      await sql`update tables set host = ${host ?? null}, players = ${seats.length},
        tempo = ${tempo?.kind ?? 'none'}, rated = ${rated ? 1 : 0} where id = ${id}`.execute(db)
    }
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.id ?? ''
  }
}

/** Whose games: as it stands with their tables, and who began a seat and sits there no more. */
async function seatColumns(db: Kysely<unknown>): Promise<void> {
  const seats = db.schema.alterTable('seats')
  await seats
    .addColumn('state', 'text', (one) => one.notNull().defaultTo(sql.lit('closed')))
    .execute()
  await seats.addColumn('touched', 'bigint', (one) => one.notNull().defaultTo(0)).execute()
  await seats.addColumn('game', 'text', (one) => one.notNull().defaultTo(sql.lit(''))).execute()
  await seats.addColumn('is_public', 'integer', (one) => one.notNull().defaultTo(0)).execute()
  await seats.addColumn('left_by', 'text').execute()
  await sql`update seats set touched = t.touched, game = t.game, is_public = t.is_public,
    state = case t.phase when 'waiting' then 'waiting' when 'over' then 'finished'
      when 'closed' then 'closed' else 'running' end
    from tables as t where t.id = seats.table_id`.execute(db)
  await sql`update seats set left_by = started_by where started_by is not null and not exists
    (select 1 from seats as other where other.table_id = seats.table_id
      and other.person_id = seats.started_by)`.execute(db)
}

/**
 * By name: the table, what it is sorted by, and of which rows where not of all. Those of some rows
 * begin with what they are chosen by, though it is the same in all: by that SQLite prefers them.
 */
const INDEXES: readonly (readonly [name: string, table: string, columns: string, of?: string])[] = [
  // With all that is asked of a seat: the rows themselves lie scattered over the whole table.
  ['seats_of_person', 'seats', 'person_id, state, touched, table_id, is_public, game, seat'],
  ['seats_listed', 'seats', 'person_id, state, touched, table_id, game, seat', 'is_public = 1'],
  ['seats_begun', 'seats', 'started_by, table_id'],
  ['seats_left', 'seats', 'left_by, state, touched, table_id', 'left_by is not null'],
  [
    'tables_offered',
    'tables',
    'phase, is_public, touched, id, game, players, tempo, rated',
    "phase = 'waiting' and is_public = 1",
  ],
  ['tables_phase', 'tables', 'phase, touched, id'],
  ['tables_touched', 'tables', 'touched, id'],
  ['tables_host', 'tables', 'phase, host', "phase = 'waiting'"],
  ['tables_unsettled', 'tables', 'phase, settled, id', "phase = 'over' and settled = 0"],
  ['results_of_person', 'results', 'person_id, ended, table_id'],
  ['results_rated', 'results', 'person_id, game, players, ended, table_id', 'rated = 1'],
  ['chat_person', 'chat', 'person_id, table_id, n'],
  ['reports_at', 'reports', 'at, id'],
  ['reports_waiting', 'reports', 'at, id', 'closed is null'],
  ['reports_about', 'reports', 'about_id'],
  ['audit_at', 'audit', 'at, id'],
  ['people_touched', 'people', 'touched, id, name, kind'],
  ['people_guests', 'people', 'kind, touched, id', "kind = 'guest'"],
  ['sessions_expires', 'sessions', 'expires'],
  ['challenges_expires', 'challenges', 'expires'],
  ['attempts_last', 'attempts', 'last'],
  ['known_addresses_seen', 'known_addresses', 'seen'],
  ['mutes_of', 'mutes', 'muted_id'],
  ['notices_sent_at', 'notices_sent', 'at'],
  ['leases_until', 'leases', 'until'],
  ['blocks_at', 'blocks', 'person_id, at, blocked_id'],
]

/** What they stand in for. */
const REPLACED = [
  'seats_person',
  'seats_starter',
  'tables_open',
  'tables_settled',
  'results_person',
  'reports_open',
]

async function indexes(db: Kysely<unknown>): Promise<void> {
  for (const name of REPLACED) await db.schema.dropIndex(name).execute()
  for (const [name, table, columns, of] of INDEXES) {
    const rows = of === undefined ? sql`` : sql`where ${sql.raw(of)}`
    const on = sql`${sql.id(table)} (${sql.raw(columns)})`
    await sql`create index ${sql.id(name)} on ${on} ${rows}`.execute(db)
  }
}
