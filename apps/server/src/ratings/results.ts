import type { AnyRules, Merit } from '@meadhall/kernel'
import type { Summary } from '@meadhall/match'
import { initial, type Rating } from '@meadhall/ratings'
import type { Kysely, Transaction } from 'kysely'
import type { MatchStore } from '../storage/match-store.ts'
import type { RatingsRow, ResultsRow } from '../storage/result-rows.ts'
import type { Schema } from '../storage/schema.ts'
import { docOf } from '../tables/document/doc-migrations.ts'
import { placesOf, ratedAfter } from './contest.ts'
import { counts, type FinishedGame, finishedGame } from './finished-game.ts'
import { sourcesText } from './merit-text.ts'
import { meritsOfGame } from './merits-of-game.ts'

type Tx = Transaction<Schema>
/** A rating's place: whose, in which game, with how many players. */
type RatingKey = Pick<RatingsRow, 'person_id' | 'game' | 'players'>

export interface ResultsNeeds {
  readonly db: Kysely<Schema>
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
    const rows = await this.#needs.db
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', 'over')
      .where('settled', '=', 0)
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Whether it was done now: not where it is done already, or the game is not over. */
  async settle(id: string): Promise<boolean> {
    const { db, matches } = this.#needs
    const row = await db.selectFrom('tables').select('game').where('id', '=', id).executeTakeFirst()
    const rules = row === undefined ? null : await this.#needs.rulesOf(row.game)
    if (rules === null) return false
    // Before the transaction: nobody waits while a game is played through.
    const merits = await meritsOfGame(matches, rules, id)
    return await db.transaction().execute(async (tx) => {
      if (!(await isClaimed(tx, id))) return false
      const game = await gameOf(tx, id, rules)
      if (game !== null) await writeDown(tx, game, merits ?? [])
      return true
    })
  }
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

async function gameOf(tx: Tx, id: string, rules: AnyRules): Promise<FinishedGame | null> {
  const row = await tx
    .selectFrom('tables')
    .leftJoin('games', 'games.id', 'tables.id')
    .select(['tables.doc', 'games.summary'])
    .where('tables.id', '=', id)
    .executeTakeFirstOrThrow()
  const seats = await tx
    .selectFrom('seats')
    .select('started_by')
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute()
  const doc = docOf(row.doc)
  // Only this program writes it.
  const { result } = JSON.parse(row.summary ?? '{"result":null}') as Pick<Summary, 'result'>
  const teams = rules.teams({ options: doc.options, seats: doc.seats.length })
  const startedBy = seats.map(({ started_by }) => started_by)
  return finishedGame(doc, startedBy, result, teams)
}

async function writeDown(tx: Tx, game: FinishedGame, merits: readonly Merit[]): Promise<void> {
  const people = await peopleOf(tx, game)
  await insertResults(tx, game, people, merits)
  if (counts(game)) await rateAll(tx, game, people)
}

/** Those who began and are still somebody; nothing is kept of one who was deleted. */
async function peopleOf(tx: Tx, { starters }: FinishedGame): Promise<ReadonlySet<string>> {
  const ids = starters.flatMap((one) => (one.kind === 'person' ? [one.id] : []))
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '!=', 'deleted')
    .execute()
  return new Set(rows.map(({ id }) => id))
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
  if (rows.length > 0) await tx.insertInto('results').values(rows).execute()
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
