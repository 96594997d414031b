import type { PersonShown, RatingChange, Statistics } from '@meadhall/protocol'
import { ordinal } from '@meadhall/ratings'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** Somebody's finished games in one seat at tables of one size. */
interface Tally {
  readonly game: string
  readonly players: number
  readonly seat: number
  readonly games: number
  readonly wins: number
}

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

export async function statisticsOf(db: Kysely<Schema>, person: string): Promise<Statistics> {
  const rows = await db
    .selectFrom('results')
    .select(['game', 'players', 'seat'])
    .select(({ fn }) => [fn.countAll<number>().as('games'), fn.sum<number>('won').as('wins')])
    .where('person_id', '=', person)
    .groupBy(['game', 'players', 'seat'])
    .orderBy('game')
    .orderBy('players')
    .orderBy('seat')
    .execute()
  // PostgreSQL tells large numbers as text.
  const tallies = rows.map((row) => ({
    ...row,
    games: Number(row.games),
    wins: Number(row.wins),
  }))
  return { games: [...Map.groupBy(tallies, ({ game }) => game)].map(([, all]) => ofGame(all)) }
}

function ofGame(tallies: readonly Tally[]): Statistics['games'][number] {
  const [{ game } = { game: '' }] = tallies
  const sizes = [...Map.groupBy(tallies, ({ players }) => players)]
  return {
    game,
    ...sum(tallies),
    byPlayers: sizes.map(([players, some]) => ({ players, ...sum(some) })),
    bySeat: tallies.map(({ players, seat, games, wins }) => ({ players, seat, games, wins })),
  }
}

function sum(tallies: readonly Tally[]): Pick<Tally, 'games' | 'wins'> {
  const total = (of: (tally: Tally) => number) => tallies.reduce((all, one) => all + of(one), 0)
  return { games: total(({ games }) => games), wins: total(({ wins }) => wins) }
}
