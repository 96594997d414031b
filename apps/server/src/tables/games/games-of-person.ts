import type { MyGame, MyGames, MyGamesWish } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../../storage/schema.ts'
import { docOf } from '../document/doc-migrations.ts'
import type { Phase } from '../document/table-doc.ts'
import { listed } from './listing.ts'

const USUAL_PAGE = 20
/** What each state is among the phases. */
const STATES: Readonly<Record<NonNullable<MyGamesWish['state']>, readonly Phase[]>> = {
  waiting: ['waiting'],
  running: ['revealing', 'playing', 'paused'],
  finished: ['over'],
}

/** Whose games, and who looks at them; `null` where nobody knows who. */
export interface Look {
  readonly of: string
  readonly by: string | null
}

/**
 * One page of the games that a person plays, has begun or has played, the one touched last first.
 * Others see of them what was listed for everybody, and those that they began themselves.
 */
export async function gamesOf(db: Kysely<Schema>, look: Look, wish: MyGamesWish): Promise<MyGames> {
  const limit = Math.max(1, Number(wish.limit ?? USUAL_PAGE))
  const rows = await pageOf(db, look, wish, limit + 1)
  const page = rows.slice(0, limit)
  const tables = await listed(
    db,
    page.map(({ doc }) => docOf(doc)),
  )
  const games = tables.flatMap((table, index) => {
    const row = page[index]
    return row === undefined ? [] : [{ table, ...endOf(row) }]
  })
  const last = rows.length > limit ? page.at(-1) : undefined
  return { games, next: last === undefined ? null : `${last.touched}.${last.id}` }
}

/** Whether somebody sat at a table of the query when its cards were dealt. */
function begunBy(db: Kysely<Schema>, person: string | null) {
  return db
    .selectFrom('seats as own')
    .select('own.seat')
    .whereRef('own.table_id', '=', db.dynamic.ref('seats.table_id'))
    .where('own.started_by', '=', person ?? '')
}

type Row = Awaited<ReturnType<typeof pageOf>>[number]

/** The seats that a person has, with their tables and how they ended. */
function seatsOf(db: Kysely<Schema>, person: string) {
  return (
    db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .leftJoin('results', (join) =>
        join
          .onRef('results.table_id', '=', 'seats.table_id')
          .onRef('results.seat', '=', 'seats.seat')
          .on('results.person_id', '=', person),
      )
      .leftJoin('rating_changes', (join) =>
        join
          .onRef('rating_changes.table_id', '=', 'results.table_id')
          .onRef('rating_changes.seat', '=', 'results.seat'),
      )
      .select(['tables.id', 'tables.doc', 'tables.touched', 'seats.seat'])
      .select(['results.place', 'results.won', 'results.score'])
      .select(['mu_before', 'sigma_before', 'mu_after', 'sigma_after'])
      // The seat that one sits in, or began where one sits in none.
      .where((row) =>
        row.or([
          row('seats.person_id', '=', person),
          row.and([
            row('seats.started_by', '=', person),
            row.not(
              row.exists((sub) =>
                sub
                  .selectFrom('seats as others')
                  .select('others.seat')
                  .whereRef('others.table_id', '=', 'seats.table_id')
                  .where('others.person_id', '=', person),
              ),
            ),
          ]),
        ]),
      )
  )
}

async function pageOf(
  db: Kysely<Schema>,
  { of: person, by }: Look,
  { state, game, after }: MyGamesWish,
  limit: number,
) {
  const phases = state === undefined ? [...STATES.running, ...STATES.finished] : STATES[state]
  let query = seatsOf(db, person).where('tables.phase', 'in', phases)
  if (by !== person)
    query = query.where(({ or, eb, exists }) =>
      or([eb('tables.is_public', '=', 1), exists(begunBy(db, by))]),
    )
  if (game !== undefined) query = query.where('tables.game', '=', game)
  if (after !== undefined) {
    const [touched, id] = [Number(after.split('.')[0]), after.slice(after.indexOf('.') + 1)]
    query = query.where((row) =>
      row.or([
        row('tables.touched', '<', touched),
        row.and([row('tables.touched', '=', touched), row('tables.id', '<', id)]),
      ]),
    )
  }
  return await query
    .orderBy('tables.touched', 'desc')
    .orderBy('tables.id', 'desc')
    .limit(limit)
    .execute()
}

function endOf(row: Row): Omit<MyGame, 'table'> {
  const { seat, place, won, score } = row
  const result = place === null || score === null ? null : { place, won: won === 1, score }
  return { seat, result, rating: changeIn(row) }
}

function changeIn({ mu_before, sigma_before, mu_after, sigma_after }: Row): MyGame['rating'] {
  if (mu_before === null || sigma_before === null) return null
  if (mu_after === null || sigma_after === null) return null
  return {
    before: { mu: mu_before, sigma: sigma_before },
    after: { mu: mu_after, sigma: sigma_after },
  }
}
