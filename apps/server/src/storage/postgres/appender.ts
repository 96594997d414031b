import type { Appended } from '@meadhall/match'
import type { EntryRow } from '../entry-row.ts'
import type { PostgresPool } from './pool.ts'

/**
 * Many entries in one statement, which is one transaction and one durable write. The games are locked
 * in the order of their ids, so that two processes never wait for each other; a number that is not
 * the next, or that the journal has already, adds nothing and moves nothing.
 */
const APPEND = `
  with given as (
    select * from unnest(
      $1::text[], $2::integer[], $3::text[], $4::text[], $5::bigint[],
      $6::boolean[], $7::text[], $8::bigint[]
    ) with ordinality as given (id, n, entry, summary, at, is_timed, clock, due, place)
  ), locked as materialized (
    select id, seq from games where id = any ($1::text[]) order by id for update
  ), stored as (
    insert into actions (game_id, n, entry, at)
    select given.id, given.n, given.entry, given.at
    from given join locked on locked.id = given.id and locked.seq = given.n - 1
    on conflict do nothing
    returning game_id
  ), moved as (
    update games set
      seq = given.n, summary = given.summary, touched = given.at,
      clock = case when given.is_timed then given.clock else games.clock end,
      due = case when given.is_timed then given.due else games.due end
    from given join stored on stored.game_id = given.id
    where games.id = given.id
  )
  select case
    when stored.game_id is not null then 'stored'
    when locked.id is not null then 'conflict'
    else 'gone'
  end as ended
  from given
  left join stored on stored.game_id = given.id
  left join locked on locked.id = given.id
  order by given.place`

/** Appends entries of which no two belong to one game. */
async function appendOnce(
  pool: PostgresPool,
  rows: readonly EntryRow[],
): Promise<readonly Appended[]> {
  const values = [
    rows.map(({ id }) => id),
    rows.map(({ n }) => n),
    rows.map(({ entry }) => entry),
    rows.map(({ summary }) => summary),
    rows.map(({ at }) => at),
    rows.map(({ timing }) => timing !== null),
    rows.map(({ timing }) => timing?.clock ?? null),
    rows.map(({ timing }) => timing?.due ?? null),
  ]
  const ends = await pool.run<{ ended: Appended }>({ name: 'append', text: APPEND, values })
  return ends.map(({ ended }) => ended)
}

/** Rows in rounds: the second entry of a game follows when the first is there. */
function rounds(rows: readonly EntryRow[]): number[][] {
  const turns = new Map<string, number>()
  const result: number[][] = []
  for (const [place, { id }] of rows.entries()) {
    const turn = turns.get(id) ?? 0
    turns.set(id, turn + 1)
    result[turn] ??= []
    result[turn].push(place)
  }
  return result
}

/** The way of every move into the database. */
export async function postgresAppend(
  pool: PostgresPool,
  rows: readonly EntryRow[],
): Promise<readonly Appended[]> {
  const ends: Appended[] = []
  for (const places of rounds(rows)) {
    const chosen = places.flatMap((place) => rows[place] ?? [])
    const ended = await appendOnce(pool, chosen)
    for (const [index, place] of places.entries()) ends[place] = ended[index] ?? 'conflict'
  }
  return ends
}
