import type { Statistics } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { GameCountsRow, SourceCountsRow } from '../storage/result-rows.ts'
import type { Schema } from '../storage/schema.ts'

type GameStatistics = Statistics['games'][number]
/** How often something was, and how often it was won. */
type Counted = Omit<GameCountsRow, 'person_id'>
/** What a source brought in a game. */
type Brought = Omit<SourceCountsRow, 'person_id'>

/** Somebody's finished games, from what was counted when each of them ended. */
export async function statisticsOf(db: Kysely<Schema>, person: string): Promise<Statistics> {
  const counts = await db
    .selectFrom('game_counts')
    .select(['game', 'players', 'seat', 'played_as', 'games', 'wins', 'told'])
    .where('person_id', '=', person)
    .orderBy('game')
    .orderBy('players')
    .orderBy('seat')
    .execute()
  const brought = await db
    .selectFrom('source_counts')
    .select(['game', 'source', 'points'])
    .where('person_id', '=', person)
    .execute()
  return { games: countedByGame(counts, brought) }
}

/** Counts that are sorted by game, players and seat, added up. */
function countedByGame(rows: readonly Counted[], brought: readonly Brought[]): GameStatistics[] {
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
    told: sum(all, ({ told }) => told),
    sources: sourcesOf(brought.filter((one) => one.game === game)),
  }))
}

function sum(rows: readonly Counted[], of: (row: Counted) => number): number {
  return rows.reduce((all, row) => all + of(row), 0)
}

function tally(rows: readonly Counted[]): Pick<GameStatistics, 'games' | 'wins'> {
  return { games: sum(rows, ({ games }) => games), wins: sum(rows, ({ wins }) => wins) }
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
  const known = rows.filter(({ played_as }) => played_as !== '')
  const roles = grouped(
    known,
    ({ played_as }) => played_as,
    (as) => ({ as }),
  )
  return roles.toSorted((a, b) => b.games - a.games || (a.as < b.as ? -1 : 1))
}

/** What scores came from; what brought most comes first. */
function sourcesOf(brought: readonly Brought[]): GameStatistics['sources'] {
  const sources = brought.map(({ source, points }) => ({ source, points }))
  return sources.toSorted((a, b) => b.points - a.points || (a.source < b.source ? -1 : 1))
}
