import type { Statistics } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { ResultsRow } from '../storage/result-rows.ts'
import type { Schema } from '../storage/schema.ts'
import { sourcesIn } from './merit-text.ts'

type GameStatistics = Statistics['games'][number]
/** What of a result is counted. */
export type Counted = Pick<
  ResultsRow,
  'game' | 'players' | 'seat' | 'won' | 'played_as' | 'sources'
>

/** Somebody's finished games, counted anew from the results each time. */
export async function statisticsOf(db: Kysely<Schema>, person: string): Promise<Statistics> {
  const rows = await db
    .selectFrom('results')
    .select(['game', 'players', 'seat', 'won', 'played_as', 'sources'])
    .where('person_id', '=', person)
    .orderBy('game')
    .orderBy('players')
    .orderBy('seat')
    .execute()
  return { games: countedByGame(rows) }
}

/** Results that are sorted by game, players and seat, counted. */
export function countedByGame(rows: readonly Counted[]): GameStatistics[] {
  return [...Map.groupBy(rows, ({ game }) => game)].map(([game, all]) => ({
    game,
    ...tally(all),
    byPlayers: grouped(
      all,
      ({ players }) => players,
      (players) => ({ players }),
    ),
    bySeat: [...Map.groupBy(all, ({ players }) => players)].flatMap(([players, some]) =>
      grouped(
        some,
        ({ seat }) => seat,
        (seat) => ({ players, seat }),
      ),
    ),
    byRole: rolesOf(all),
    ...scoring(all),
  }))
}

function tally(rows: readonly Counted[]): Pick<GameStatistics, 'games' | 'wins'> {
  return { games: rows.length, wins: rows.filter(({ won }) => won === 1).length }
}

function grouped<Key, Named>(
  rows: readonly Counted[],
  keyOf: (row: Counted) => Key,
  named: (key: Key) => Named,
): (Named & Pick<GameStatistics, 'games' | 'wins'>)[] {
  return [...Map.groupBy(rows, keyOf)].map(([key, some]) => ({ ...named(key), ...tally(some) }))
}

/** Whom one played most comes first. */
function rolesOf(rows: readonly Counted[]): GameStatistics['byRole'] {
  const known = rows.flatMap((row) => (row.played_as === null ? [] : [{ row, as: row.played_as }]))
  const roles = [...Map.groupBy(known, ({ as }) => as)].map(([as, some]) => ({
    as,
    ...tally(some.map(({ row }) => row)),
  }))
  return roles.toSorted((a, b) => b.games - a.games || (a.as < b.as ? -1 : 1))
}

/** What scores came from; what brought most comes first. */
function scoring(rows: readonly Counted[]): Pick<GameStatistics, 'told' | 'sources'> {
  const told = rows.map(({ sources }) => sourcesIn(sources)).filter((one) => one !== null)
  const points = new Map<string, number>()
  for (const sources of told)
    for (const [source, amount] of Object.entries(sources))
      points.set(source, (points.get(source) ?? 0) + amount)
  const sources = [...points].map(([source, sum]) => ({ source, points: sum }))
  return { told: told.length, sources: sources.toSorted((a, b) => b.points - a.points) }
}
