import type { RatingHistory, RatingHistoryWish, RatingPoint } from '@meadhall/protocol'
import { type Kysely, sql } from 'kysely'
import { isOlder, pageOf, sizeOf } from '../storage/page.ts'
import type { RatingsRow } from '../storage/result-rows.ts'
import type { Schema } from '../storage/schema.ts'

const USUAL_PAGE = 50

/** How somebody's ratings came about: of each, or of the one that is wished, the latest games. */
export async function historyOf(
  db: Kysely<Schema>,
  person: string,
  wish: RatingHistoryWish,
): Promise<RatingHistory> {
  const kinds = await kindsOf(db, person, wish)
  return { ratings: await Promise.all(kinds.map((kind) => oneHistory(db, person, kind, wish))) }
}

type Kind = Pick<RatingsRow, 'game' | 'players'>

async function kindsOf(
  db: Kysely<Schema>,
  person: string,
  { game, players }: RatingHistoryWish,
): Promise<readonly Kind[]> {
  let query = db.selectFrom('ratings').select(['game', 'players']).where('person_id', '=', person)
  if (game !== undefined) query = query.where('game', '=', game)
  if (players !== undefined) query = query.where('players', '=', Number(players))
  return await query.orderBy('game').orderBy('players').execute()
}

/** One rating after each of the latest games before a place, the oldest of them first. */
async function oneHistory(
  db: Kysely<Schema>,
  person: string,
  { game, players }: Kind,
  wish: RatingHistoryWish,
): Promise<RatingHistory['ratings'][number]> {
  const limit = sizeOf(wish, USUAL_PAGE)
  let query = changesOf(db, person).where('results.game', '=', game)
  query = query.where('results.players', '=', players)
  if (wish.after !== undefined)
    query = query.where(isOlder('results.ended', 'results.table_id', wish.after))
  const sorted = query.orderBy('results.ended', 'desc').orderBy('results.table_id', 'desc')
  const rows = await sorted.limit(limit + 1).execute()
  const placeOf = (row: (typeof rows)[number]) => ({ at: row.ended, id: row.table_id })
  const { found, next } = pageOf(rows, limit, placeOf, pointIn)
  return { game, players, points: found.toReversed(), next }
}

function changesOf(db: Kysely<Schema>, person: string) {
  return (
    db
      .selectFrom('results')
      .innerJoin('rating_changes', (join) =>
        join
          .onRef('rating_changes.table_id', '=', 'results.table_id')
          .onRef('rating_changes.seat', '=', 'results.seat'),
      )
      .select(['results.table_id', 'results.ended', 'mu_after', 'sigma_after'])
      .where('results.person_id', '=', person)
      // As it stands: only then does the index of rated games serve.
      .where('results.rated', '=', sql.lit(1))
  )
}

interface ChangeRow {
  readonly table_id: string
  readonly ended: number
  readonly mu_after: number
  readonly sigma_after: number
}

function pointIn({ table_id, ended, mu_after, sigma_after }: ChangeRow): RatingPoint {
  return { table: table_id, at: ended, mu: mu_after, sigma: sigma_after }
}
