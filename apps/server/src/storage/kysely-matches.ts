import {
  type Appended,
  type Entry,
  type Listed,
  type LoadedMatch,
  type MatchRecord,
  type Summary,
  wholeJournal,
} from '@meadhall/match'
import type { Kysely, Transaction } from 'kysely'
import { type AppendRow, entryRow, timingRow } from './entry-row.ts'
import type { MatchStore, Timing } from './match-store.ts'
import type { ActionsRow, GamesRow, Schema } from './schema.ts'
import { matchOf, matchOrBroken, parsed, snapshotOf } from './stored-match.ts'

/** A statement has only so many parameters: a journal that is brought along goes in parts. */
const MOST_ROWS = 500

type GameRow = GamesRow & { readonly kept: string | null }

/** Matches in a database of either kind; only how entries are appended differs. */
export class KyselyMatches implements MatchStore {
  readonly #db: Kysely<Schema>
  readonly #append: AppendRow
  readonly #now: () => number

  constructor(db: Kysely<Schema>, append: AppendRow, now: () => number) {
    this.#db = db
    this.#append = append
    this.#now = now
  }

  async create(record: MatchRecord, summary: Summary, entries: readonly Entry[] = []) {
    const now = this.#now()
    const game = { id: record.id, record: JSON.stringify(record), summary: JSON.stringify(summary) }
    const times = { created: now, touched: now }
    await this.#db.transaction().execute(async (tx) => {
      const unstarted = { ...game, ...times, seq: entries.length, clock: null, due: null }
      await tx.insertInto('games').values(unstarted).execute()
      await insertEntries(tx, record.id, entries, now)
    })
  }

  async load(id: string): Promise<LoadedMatch | null> {
    const row = await this.#game(id)
    if (row === undefined) return null
    // Entries are only ever added: those up to the number in the row belong to it.
    const lines = await this.#db
      .selectFrom('actions')
      .select(['n', 'entry'])
      .where('game_id', '=', id)
      .where('n', '<=', row.seq)
      .orderBy('n')
      .execute()
    const isDeletedMeanwhile = lines.length < row.seq && (await this.#game(id)) === undefined
    return isDeletedMeanwhile ? null : loaded(row, lines)
  }

  async since(id: string, seq: number): Promise<readonly Entry[]> {
    const lines = await this.#db
      .selectFrom('actions')
      .select('entry')
      .where('game_id', '=', id)
      .where('n', '>', seq)
      .orderBy('n')
      .execute()
    return lines.map(({ entry }) => parsed(entry) as Entry)
  }

  append(id: string, entry: Entry, summary: Summary): Promise<Appended> {
    return this.#append(entryRow(id, entry, summary, this.#now(), null))
  }

  appendTimed(id: string, entry: Entry, summary: Summary, timing: Timing): Promise<Appended> {
    return this.#append(entryRow(id, entry, summary, this.#now(), timing))
  }

  async list(): Promise<Listed> {
    const rows = await this.#db
      .selectFrom('games')
      .select(['id', 'record', 'summary', 'seq', 'created', 'touched'])
      .orderBy('touched', 'desc')
      .execute()
    const kept = rows.map(matchOrBroken)
    return {
      matches: kept.filter((one) => 'steps' in one),
      broken: kept.filter((one) => 'problem' in one),
    }
  }

  async delete(id: string): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await tx.deleteFrom('games').where('id', '=', id).execute()
      await tx.deleteFrom('actions').where('game_id', '=', id).execute()
      await tx.deleteFrom('snapshots').where('game_id', '=', id).execute()
    })
  }

  async timing(id: string): Promise<Timing | null> {
    const row = await this.#db
      .selectFrom('games')
      .select(['clock', 'due'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined || row.clock === null) return null
    return { clock: parsed(row.clock), due: row.due }
  }

  async retime(id: string, seq: number, timing: Timing): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('games')
      .set(timingRow(timing))
      .where('id', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('games')
      .select('id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async times(id: string): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('actions')
      .select('at')
      .where('game_id', '=', id)
      .orderBy('n')
      .execute()
    return rows.map(({ at }) => at)
  }

  async keep(id: string, seq: number, kept: unknown): Promise<void> {
    const text = JSON.stringify(kept)
    await this.#db
      .insertInto('snapshots')
      .columns(['game_id', 'n', 'kept'])
      // Only of a match that is still there, and never over a later one.
      .expression((eb) =>
        eb
          .selectFrom('games')
          .select(['id', eb.val(seq).as('n'), eb.val(text).as('kept')])
          .where('id', '=', id)
          .where('seq', '>=', seq),
      )
      .onConflict((conflict) =>
        conflict
          .column('game_id')
          .doUpdateSet({ n: seq, kept: text })
          .where('snapshots.n', '<', seq),
      )
      .execute()
  }

  #game(id: string): Promise<GameRow | undefined> {
    return this.#db
      .selectFrom('games')
      .leftJoin('snapshots', 'snapshots.game_id', 'games.id')
      .selectAll('games')
      .select('snapshots.kept')
      .where('games.id', '=', id)
      .executeTakeFirst()
  }
}

async function insertEntries(
  tx: Transaction<Schema>,
  id: string,
  entries: readonly Entry[],
  at: number,
): Promise<void> {
  for (let from = 0; from < entries.length; from += MOST_ROWS) {
    const rows = entries
      .slice(from, from + MOST_ROWS)
      .map((entry) => ({ game_id: id, n: entry.seq, entry: JSON.stringify(entry), at }))
    await tx.insertInto('actions').values(rows).execute()
  }
}

function loaded(row: GameRow, lines: readonly Pick<ActionsRow, 'n' | 'entry'>[]): LoadedMatch {
  const match = matchOf(row)
  const entries = wholeJournal(
    match,
    lines.map(({ n }) => n),
    lines.map(({ entry }) => parsed(entry)),
  )
  return { match, entries, kept: snapshotOf(row.kept) }
}
