import { type Kysely, sql, type Transaction } from 'kysely'
import { docOf } from '../tables/document/doc-migrations.ts'
import type { TableDoc } from '../tables/document/table-doc.ts'
import type { Schema, TablesRow } from './schema.ts'
import type { LobbyFilter, StoredTable, TableStore } from './table-store.ts'
import { isUniqueViolation } from './unavailable.ts'

/** Tables in a database of either kind. */
export class KyselyTables implements TableStore {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#now = now
  }

  async create(table: StoredTable, resume: readonly (string | null)[]): Promise<boolean> {
    try {
      await this.#insert(table, resume)
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  async #insert({ doc, secret }: StoredTable, resume: readonly (string | null)[]): Promise<void> {
    const created = this.#now()
    await this.#db.transaction().execute(async (tx) => {
      await tx
        .insertInto('tables')
        .values({ id: doc.id, secret, created, ...this.#columns(doc) })
        .execute()
      const seats = doc.seats.map(({ person }, seat) => ({
        table_id: doc.id,
        seat,
        person_id: person?.id ?? null,
        resume_hash: resume[seat] ?? null,
      }))
      await tx.insertInto('seats').values(seats).execute()
    })
  }

  async load(id: string): Promise<StoredTable | null> {
    const row = await this.#db
      .selectFrom('tables')
      .select(['doc', 'secret'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : { doc: docOf(row.doc), secret: row.secret }
  }

  async save(doc: TableDoc): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('tables')
        .set(this.#columns(doc))
        .where('id', '=', doc.id)
        .where('version', '=', doc.version - 1)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await seatPeople(tx, doc)
      return true
    })
  }

  async setResume(id: string, seat: number, hash: string): Promise<void> {
    await this.#db
      .updateTable('seats')
      .set({ resume_hash: hash })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute()
  }

  async seatByResume(id: string, hash: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', id)
      .where('resume_hash', '=', hash)
      .executeTakeFirst()
    return row?.seat ?? null
  }

  async lobby({ game, limit }: LobbyFilter): Promise<readonly TableDoc[]> {
    const open = this.#db
      .selectFrom('tables')
      .select('doc')
      .where('phase', '=', 'waiting')
      .where('is_public', '=', 1)
    const wanted = game === undefined ? open : open.where('game', '=', game)
    const rows = await wanted.orderBy('touched', 'desc').limit(limit).execute()
    return rows.map(({ doc }) => docOf(doc))
  }

  async ofPerson(person: string, limit: number): Promise<readonly TableDoc[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.doc')
      .where('seats.person_id', '=', person)
      .orderBy('tables.touched', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ doc }) => docOf(doc))
  }

  async stillWaiting(ids: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('id', 'in', ids)
      .where('phase', '=', 'waiting')
      .execute()
    return rows.map(({ id }) => id)
  }

  async untouched(
    phases: readonly TableDoc['phase'][],
    before: number,
    limit: number,
  ): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('phase', 'in', phases)
      .where('touched', '<', before)
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  #columns(doc: TableDoc): Omit<TablesRow, 'id' | 'secret' | 'created' | 'settled'> {
    return {
      version: doc.version,
      phase: doc.phase,
      game: doc.game,
      is_public: doc.visibility === 'public' ? 1 : 0,
      doc: JSON.stringify(doc),
      touched: this.#now(),
    }
  }
}

/**
 * Who sits where now; once the cards are dealt, whoever was there first stays known. One statement
 * for all seats: every further one is a way to the thread that writes and back, and moves wait for it.
 */
async function seatPeople(tx: Transaction<Schema>, { id, seats, started }: TableDoc) {
  const sitters = seats.map(
    ({ person }, seat) => sql`when ${sql.lit(seat)} then ${person?.id ?? null}`,
  )
  const sitter = sql<string | null>`case seat ${sql.join(sitters, sql` `)} end`
  const starter = started === null ? null : sql<string | null>`coalesce(started_by, ${sitter})`
  await tx
    .updateTable('seats')
    .set({ person_id: sitter, started_by: starter })
    .where('table_id', '=', id)
    .execute()
}
