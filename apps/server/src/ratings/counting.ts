import { type Kysely, sql, type Transaction } from 'kysely'
import type {
  GameCountsRow,
  MeetingsRow,
  ResultsRow,
  SourceCountsRow,
} from '../storage/result-rows.ts'
import type { Schema } from '../storage/schema.ts'
import { sourcesIn } from './merit-text.ts'

type Tx = Transaction<Schema>

/** Counts the results of one game in: for statistics, and for who has played with whom. */
export async function countIn(tx: Tx, results: readonly ResultsRow[]): Promise<void> {
  // In one order everywhere, so that no two games wait for each other.
  const rows = results.toSorted((a, b) => (a.person_id < b.person_id ? -1 : 1))
  await addGames(tx, rows.map(gameCount))
  await addSources(tx, rows.flatMap(sourceCounts))
  await addMeetings(
    tx,
    rows.flatMap((mine) =>
      rows.flatMap((theirs) => (mine === theirs ? [] : [meeting(mine, theirs)])),
    ),
  )
}

function gameCount(row: ResultsRow): GameCountsRow {
  const { person_id, game, players, seat, played_as, won, sources } = row
  const told = sourcesIn(sources) === null ? 0 : 1
  const key = { person_id, game, players, seat, played_as: played_as ?? '' }
  return { ...key, games: 1, wins: won, told }
}

function sourceCounts({ person_id, game, sources }: ResultsRow): SourceCountsRow[] {
  const points = Object.entries(sourcesIn(sources) ?? {})
  return points.map(([source, sum]) => ({ person_id, game, source, points: sum }))
}

function meeting({ person_id, won, ended }: ResultsRow, other: ResultsRow): MeetingsRow {
  return { person_id, other_id: other.person_id, games: 1, wins: won, last: ended }
}

async function addGames(db: Kysely<Schema>, rows: readonly GameCountsRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('game_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'game', 'players', 'seat', 'played_as']).doUpdateSet({
        games: sql<number>`game_counts.games + excluded.games`,
        wins: sql<number>`game_counts.wins + excluded.wins`,
        told: sql<number>`game_counts.told + excluded.told`,
      }),
    )
    .execute()
}

async function addSources(db: Kysely<Schema>, rows: readonly SourceCountsRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('source_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'game', 'source'])
        .doUpdateSet({ points: sql<number>`source_counts.points + excluded.points` }),
    )
    .execute()
}

async function addMeetings(db: Kysely<Schema>, rows: readonly MeetingsRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('meetings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'other_id']).doUpdateSet({
        games: sql<number>`meetings.games + excluded.games`,
        wins: sql<number>`meetings.wins + excluded.wins`,
        last: sql<number>`case when excluded.last > meetings.last then excluded.last
          else meetings.last end`,
      }),
    )
    .execute()
}

/** Nothing is counted of one who was deleted, nor with them. */
export async function uncount(db: Kysely<Schema>, person: string): Promise<void> {
  await db.deleteFrom('game_counts').where('person_id', '=', person).execute()
  await db.deleteFrom('source_counts').where('person_id', '=', person).execute()
  await db.deleteFrom('meetings').where('person_id', '=', person).execute()
  await db.deleteFrom('meetings').where('other_id', '=', person).execute()
}

/** A statement has only so many parameters. */
const AT_ONCE = 500

/** What was counted for a guest counts for their account. */
export async function moveCounts(
  db: Kysely<Schema>,
  guest: string,
  account: string,
): Promise<void> {
  const of = { person_id: account }
  const games = await db
    .selectFrom('game_counts')
    .selectAll()
    .where('person_id', '=', guest)
    .execute()
  await inParts(games, (some) =>
    addGames(
      db,
      some.map((row) => ({ ...row, ...of })),
    ),
  )
  const sources = db.selectFrom('source_counts').selectAll().where('person_id', '=', guest)
  await inParts(await sources.execute(), (some) =>
    addSources(
      db,
      some.map((row) => ({ ...row, ...of })),
    ),
  )
  const met = db.selectFrom('meetings').selectAll()
  const mine = await met.where('person_id', '=', guest).where('other_id', '!=', account).execute()
  await inParts(mine, (some) =>
    addMeetings(
      db,
      some.map((row) => ({ ...row, ...of })),
    ),
  )
  const theirs = await met.where('other_id', '=', guest).where('person_id', '!=', account).execute()
  await inParts(theirs, (some) =>
    addMeetings(
      db,
      some.map((row) => ({ ...row, other_id: account })),
    ),
  )
  await uncount(db, guest)
}

async function inParts<Row>(
  rows: readonly Row[],
  work: (some: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await work(rows.slice(from, from + AT_ONCE))
}
