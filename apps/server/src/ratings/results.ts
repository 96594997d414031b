import type { AnyRules, Merit, Outcome } from '@meadhall/kernel'
import type { Position, Summary } from '@meadhall/match'
import { initial, type Rating } from '@meadhall/ratings'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { MatchStore } from '../storage/match-store.ts'
import type { RatingsRow, ResultsRow } from '../storage/result-rows.ts'
import type { PeopleRow, Schema } from '../storage/schema.ts'
import { docOf } from '../table-doc/doc-migrations.ts'
import type { TableDoc } from '../table-doc/table-doc.ts'
import { placesOf, ratedAfter } from './contest.ts'
import { countIn } from './counting.ts'
import { counts, type FinishedGame, finishedGame } from './finished-game.ts'
import { sourcesText } from './merit-text.ts'
import { meritsAt, meritsOfGame } from './merits-of-game.ts'

type Tx = Transaction<Schema>
/** A rating's place: whose, in which game, with how many players. */
type RatingKey = Pick<RatingsRow, 'person_id' | 'game' | 'players'>

export interface ResultsNeeds {
  readonly db: Kysely<Schema>
  /** What is left to do is read by. */
  readonly reads: Kysely<Schema>
  readonly matches: Pick<MatchStore, 'load'>
  rulesOf(game: string): Promise<AnyRules | null>
}

/** Writes down how games ended, each once: whoever marks the table as settled does all the rest with it. */
export class Results {
  readonly #needs: ResultsNeeds

  constructor(needs: ResultsNeeds) {
    this.#needs = needs
  }

  /** Tables that are over and not settled: somebody stopped between the two. */
  async unsettled(limit: number): Promise<readonly string[]> {
    const rows = await this.#needs.reads
      .selectFrom('tables')
      .select('id')
      // As it stands: only then does the index of such tables serve.
      .where('phase', '=', sql.lit('over'))
      .where('settled', '=', sql.lit(0))
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  /**
   * Whether it was done now: not where it is done already, or the game is not over. `end` is where the
   * game ended, if somebody has it open: it need not be played through once more.
   */
  async settle(id: string, end: Position | null = null): Promise<boolean> {
    const { db, matches } = this.#needs
    // Before the transaction, for which all moves wait: how a game ended changes no more.
    const ended = await endedTable(db, id)
    const rules = ended === null ? null : await this.#needs.rulesOf(ended.doc.game)
    if (ended === null || rules === null) return false
    const merits = end === null ? await meritsOfGame(matches, rules, id) : meritsAt(end)
    return await db.transaction().execute(async (tx) => {
      if (!(await isClaimed(tx, id))) return false
      const starters = await startersOf(tx, id)
      const game = gameOf(ended, starters, rules)
      if (game !== null) await writeDown(tx, game, peopleOf(starters), merits ?? [])
      return true
    })
  }
}

/** A table whose game is over, and how it ended. */
interface EndedTable {
  readonly doc: TableDoc
  readonly result: Outcome | null
}

async function endedTable(db: Kysely<Schema>, id: string): Promise<EndedTable | null> {
  const row = await db
    .selectFrom('tables')
    .leftJoin('games', 'games.id', 'tables.id')
    .select(['tables.doc', 'games.summary'])
    .where('tables.id', '=', id)
    .where('tables.phase', '=', 'over')
    .executeTakeFirst()
  if (row === undefined) return null
  // Only this program writes it.
  const { result } = JSON.parse(row.summary ?? '{"result":null}') as Pick<Summary, 'result'>
  return { doc: docOf(row.doc), result }
}

async function isClaimed(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set({ settled: 1 })
    .where('id', '=', id)
    .where('phase', '=', 'over')
    .where('settled', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Who began at a seat, and what became of them. */
interface StarterRow {
  readonly started_by: string | null
  readonly kind: PeopleRow['kind'] | null
}

async function startersOf(tx: Tx, id: string): Promise<readonly StarterRow[]> {
  return await tx
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.started_by')
    .select(['seats.started_by', 'people.kind'])
    .where('seats.table_id', '=', id)
    .orderBy('seats.seat')
    .execute()
}

function gameOf(
  { doc, result }: EndedTable,
  starters: readonly StarterRow[],
  rules: AnyRules,
): FinishedGame | null {
  const teams = rules.teams({ options: doc.options, seats: doc.seats.length })
  const startedBy = starters.map(({ started_by }) => started_by)
  return finishedGame(doc, startedBy, result, teams)
}

/** Those who began and are still somebody; nothing is kept of one who was deleted. */
function peopleOf(starters: readonly StarterRow[]): ReadonlySet<string> {
  const still = starters.filter(({ kind }) => kind !== null && kind !== 'deleted')
  return new Set(still.flatMap(({ started_by }) => started_by ?? []))
}

async function writeDown(
  tx: Tx,
  game: FinishedGame,
  people: ReadonlySet<string>,
  merits: readonly Merit[],
): Promise<void> {
  await insertResults(tx, game, people, merits)
  if (counts(game)) await rateAll(tx, game, people)
}

async function insertResults(
  tx: Tx,
  game: FinishedGame,
  people: ReadonlySet<string>,
  merits: readonly Merit[],
): Promise<void> {
  const { doc, starters, outcome } = game
  const places = placesOf(game)
  const rated = counts(game) ? 1 : 0
  const rows = starters.flatMap((one, seat) => {
    if (one.kind === 'bot' || !people.has(one.id)) return []
    const at = { table_id: doc.id, seat, person_id: one.id, game: doc.game }
    const place = places[seat] ?? 0
    const won = outcome.winners.includes(seat) ? (1 as const) : (0 as const)
    const score = outcome.scores[seat] ?? 0
    const ended = doc.ended ?? 0
    const counted = { players: doc.seats.length, place, won, score, rated, ended } as const
    return [{ ...at, ...counted, ...meritColumns(merits[seat]) }]
  })
  if (rows.length === 0) return
  await tx.insertInto('results').values(rows).execute()
  await countIn(tx, rows)
}

function meritColumns(merit: Merit | undefined): Pick<ResultsRow, 'played_as' | 'sources'> {
  if (merit === undefined) return { played_as: null, sources: null }
  return { played_as: merit.as, sources: sourcesText(merit) }
}

async function rateAll(tx: Tx, game: FinishedGame, people: ReadonlySet<string>): Promise<void> {
  const { doc, starters } = game
  const keyOf = (person_id: string): RatingKey => {
    return { person_id, game: doc.game, players: doc.seats.length }
  }
  const taken = new Map<string, Rating>()
  // In one order everywhere, so that no two games wait for each other.
  for (const id of [...people].sort()) taken.set(id, await take(tx, keyOf(id)))
  const before = starters.map((one) =>
    one.kind === 'bot' ? (one.rating ?? initial()) : (taken.get(one.id) ?? initial()),
  )
  const after = ratedAfter(game, before)
  for (const [seat, starter] of starters.entries()) {
    const [from, to] = [before[seat], after[seat]]
    if (starter.kind === 'bot' || !taken.has(starter.id) || from === undefined || to === undefined)
      continue
    await put(tx, keyOf(starter.id), to)
    await noteChange(tx, doc.id, seat, from, to)
  }
}

/** A person's rating, counted as one game more, which keeps it from all others until we are done. */
async function take(tx: Tx, key: RatingKey): Promise<Rating> {
  await tx
    .insertInto('ratings')
    .values({ ...key, ...initial(), games: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await tx
    .updateTable('ratings')
    .set((row) => ({ games: row('games', '+', 1) }))
    .where((row) => row.and(key))
    .returning(['mu', 'sigma'])
    .executeTakeFirstOrThrow()
}

async function put(tx: Tx, key: RatingKey, { mu, sigma }: Rating): Promise<void> {
  await tx
    .updateTable('ratings')
    .set({ mu, sigma })
    .where((row) => row.and(key))
    .execute()
}

async function noteChange(tx: Tx, table: string, seat: number, from: Rating, to: Rating) {
  const before = { mu_before: from.mu, sigma_before: from.sigma }
  const after = { mu_after: to.mu, sigma_after: to.sigma }
  await tx
    .insertInto('rating_changes')
    .values({ table_id: table, seat, ...before, ...after })
    .execute()
}
