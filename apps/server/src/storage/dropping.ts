import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** So much at a time: moves wait while something is deleted. */
const AT_ONCE = 100
/** Most guests have played and stay: they are only looked at. */
const READ_AT_ONCE = 500

/** Reads ids part by part, in their order, and deletes what they stand for. */
async function part(
  read: (after: string) => Promise<readonly string[]>,
  remove: (ids: readonly string[]) => Promise<void>,
): Promise<number> {
  let removed = 0
  for (let after = ''; ; ) {
    const ids = await read(after)
    if (ids.length > 0) await remove(ids)
    removed += ids.length
    if (ids.length < AT_ONCE) return removed
    after = ids.at(-1) ?? ''
  }
}

/**
 * Throws snapshots away: of games that were over before a time, or all. There are few of them beside
 * all games, so it is them that are gone through.
 */
export async function dropSnapshots(
  db: Kysely<Schema>,
  reads: Kysely<Schema>,
  overBefore: number | null,
): Promise<number> {
  const read = async (after: string) => {
    let query = reads.selectFrom('snapshots').select('game_id as id').where('game_id', '>', after)
    if (overBefore !== null) query = query.where(isOver(overBefore))
    const rows = await query.orderBy('game_id').limit(AT_ONCE).execute()
    return rows.map(({ id }) => id)
  }
  return await part(
    read,
    async (ids) => void (await db.deleteFrom('snapshots').where('game_id', 'in', ids).execute()),
  )
}

function isOver(before: number) {
  return sql<SqlBool>`exists (select 1 from tables where tables.id = snapshots.game_id
    and tables.phase = 'over' and tables.touched < ${before})`
}

/** Nobody waits any more at a table whose game is over. */
export async function dropWaits(db: Kysely<Schema>, reads: Kysely<Schema>): Promise<void> {
  const isOver = sql<SqlBool>`exists (select 1 from tables where tables.id = notice_waits.table_id
    and tables.phase in ('over', 'closed'))`
  const read = async (after: string) => {
    const waits = reads.selectFrom('notice_waits').select('table_id as id').distinct()
    const rest = waits.where('table_id', '>', after).where(isOver)
    return (await rest.orderBy('table_id').limit(AT_ONCE).execute()).map(({ id }) => id)
  }
  await part(
    read,
    async (ids) =>
      void (await db.deleteFrom('notice_waits').where('table_id', 'in', ids).execute()),
  )
}

/** What runs out by a time of its own. */
const RUN_OUT = {
  sessions: ['hash', 'expires'],
  challenges: ['hash', 'expires'],
  attempts: ['key', 'last'],
  known_addresses: ['key', 'seen'],
  audit: ['id', 'at'],
  notices_sent: [null, 'at'],
} as const

/** Deletes what has run out before a time, a part at a time. */
export async function dropRunOut(
  db: Kysely<Schema>,
  table: keyof typeof RUN_OUT,
  before: number,
): Promise<void> {
  const [key, column] = RUN_OUT[table]
  const by = sql.ref(column)
  const name = sql.table(table)
  // What has no key of its own is little.
  if (key === null) return void (await sql`delete from ${name} where ${by} < ${before}`.execute(db))
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${name} where ${sql.ref(key)} in
      (select ${sql.ref(key)} from ${name} where ${by} < ${before} limit ${sql.lit(AT_ONCE)})`.execute(
      db,
    )
    if (numAffectedRows < AT_ONCE) return
  }
}

/** Removes guests who were not seen since a time and have neither a session nor a seat. */
export async function dropGuests(
  db: Kysely<Schema>,
  reads: Kysely<Schema>,
  before: number,
): Promise<void> {
  const isNobody = sql<SqlBool>`not exists (select 1 from sessions where person_id = people.id)
    and not exists (select 1 from seats where person_id = people.id)`
  for (let after = { touched: 0, id: '' }; ; ) {
    const rows = await reads
      .selectFrom('people')
      .select(['id', 'touched', sql<number>`case when ${isNobody} then 1 else 0 end`.as('gone')])
      .where('kind', '=', sql.lit('guest'))
      .where('touched', '<', before)
      .where(sql<SqlBool>`(touched, id) > (${after.touched}, ${after.id})`)
      .orderBy('touched')
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute()
    const gone = rows.flatMap((row) => (row.gone === 1 ? row.id : []))
    if (gone.length > 0)
      await db.deleteFrom('people').where('id', 'in', gone).where(isNobody).execute()
    const last = rows.at(-1)
    if (last === undefined || rows.length < READ_AT_ONCE) return
    after = last
  }
}
