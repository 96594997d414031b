import type { PersonShown, RatingChange, RatingHistory } from '@meadhall/protocol'
import { ordinal } from '@meadhall/ratings'
import type { Kysely } from 'kysely'
import type { RatingChangesRow, ResultsRow } from '../storage/result-rows.ts'
import type { Schema } from '../storage/schema.ts'

/** Somebody's ratings, the surest strength first. */
export async function ratingsOf(
  db: Kysely<Schema>,
  person: string,
): Promise<PersonShown['ratings']> {
  const rows = await db
    .selectFrom('ratings')
    .select(['game', 'players', 'mu', 'sigma', 'games'])
    .where('person_id', '=', person)
    .execute()
  return rows.toSorted((a, b) => ordinal(b) - ordinal(a))
}

/** What a table's game did to ratings. */
export async function changesAt(db: Kysely<Schema>, table: string): Promise<RatingChange[]> {
  const rows = await db
    .selectFrom('rating_changes')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute()
  return rows.map((row) => ({
    seat: row.seat,
    before: { mu: row.mu_before, sigma: row.sigma_before },
    after: { mu: row.mu_after, sigma: row.sigma_after },
  }))
}

/** How somebody's ratings came about, game by game. */
export async function historyOf(db: Kysely<Schema>, person: string): Promise<RatingHistory> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('rating_changes', (join) =>
      join
        .onRef('rating_changes.table_id', '=', 'results.table_id')
        .onRef('rating_changes.seat', '=', 'results.seat'),
    )
    .select(['results.game', 'results.players', 'results.table_id', 'results.ended'])
    .select(['mu_after', 'sigma_after'])
    .where('person_id', '=', person)
    .orderBy('results.ended')
    .execute()
  const kinds = [...Map.groupBy(rows, ({ game, players }) => `${game} ${players}`).values()]
  return { ratings: kinds.flatMap((all) => oneHistory(all)) }
}

type ChangeRow = Pick<ResultsRow, 'game' | 'players' | 'table_id' | 'ended'> &
  Pick<RatingChangesRow, 'mu_after' | 'sigma_after'>

function oneHistory(rows: readonly ChangeRow[]): RatingHistory['ratings'] {
  const [first] = rows
  if (first === undefined) return []
  const points = rows.map(({ table_id, ended, mu_after, sigma_after }) => ({
    table: table_id,
    at: Number(ended),
    mu: mu_after,
    sigma: sigma_after,
  }))
  return [{ game: first.game, players: first.players, points }]
}
