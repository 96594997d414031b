import {
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely'
import { docOf } from '../table-doc/doc-migrations.ts'
import type { StoredTable, TableDoc } from '../table-doc/table-doc.ts'
import { isOlder, type Page, pageOf } from './page.ts'
import type { Schema, SeatState, SeatsRow, TablesRow } from './schema.ts'
import type { LobbyFilter, PersonFilter, TableStore } from './table-store.ts'
import { isUniqueViolation } from './unavailable.ts'

/** Tables in a database of either kind. */
export class KyselyTables implements TableStore {
  readonly #db: Kysely<Schema>
  readonly #reads: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, reads: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#reads = reads
    this.#now = now
  }

  async create(table: StoredTable, invitations: readonly (string | null)[]): Promise<boolean> {
    try {
      await this.#insert(table, invitations)
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  async #insert(
    { doc, secret }: StoredTable,
    invitations: readonly (string | null)[],
  ): Promise<void> {
    const created = this.#now()
    await this.#db.transaction().execute(async (tx) => {
      await tx
        .insertInto('tables')
        .values({ id: doc.id, secret, created, ...columnsOf(doc, created) })
        .execute()
      const seats = doc.seats.map(({ person }, seat) => ({
        table_id: doc.id,
        seat,
        person_id: person?.id ?? null,
        resume_hash: null,
        invitation_hash: invitations[seat] ?? null,
        started_by: null,
        left_by: null,
        ...listedBy(doc, created),
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
    const touched = this.#now()
    return await this.#db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('tables')
        .set(columnsOf(doc, touched))
        .where('id', '=', doc.id)
        .where('version', '=', doc.version - 1)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await seatPeople(tx, doc, touched)
      return true
    })
  }

  async setResume(id: string, seat: number, person: string, hash: string): Promise<void> {
    await this.#db
      .updateTable('seats')
      .set({ resume_hash: hash })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('person_id', '=', person)
      .execute()
  }

  async setInvitation(id: string, seat: number, hash: string): Promise<void> {
    await this.#db
      .updateTable('seats')
      .set({ invitation_hash: hash })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute()
  }

  seatByResume(id: string, hash: string): Promise<number | null> {
    return this.#seatBy('resume_hash', id, hash)
  }

  seatByInvitation(id: string, hash: string): Promise<number | null> {
    return this.#seatBy('invitation_hash', id, hash)
  }

  async #seatBy(
    column: 'resume_hash' | 'invitation_hash',
    id: string,
    hash: string,
  ): Promise<number | null> {
    const row = await this.#db
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', id)
      .where(column, '=', hash)
      .executeTakeFirst()
    return row?.seat ?? null
  }

  async lobby(filter: LobbyFilter): Promise<Page<TableDoc>> {
    const { game, players, tempo, rated, after, limit } = filter
    // As they stand: only then does the index of such tables serve.
    let open = this.#reads
      .selectFrom('tables')
      .select(['id', 'touched', 'doc'])
      .where('phase', '=', sql.lit('waiting'))
      .where('is_public', '=', sql.lit(1))
      .where(({ exists, selectFrom }) => exists(someoneAt(selectFrom('seats'))))
    if (game !== undefined) open = open.where('game', '=', game)
    if (players !== undefined) open = open.where('players', '=', players)
    if (tempo !== undefined) open = open.where('tempo', '=', tempo)
    if (rated !== undefined) open = open.where('rated', '=', rated ? 1 : 0)
    if (after !== undefined) open = open.where(isOlder('touched', 'id', after))
    const sorted = open.orderBy('touched', 'desc').orderBy('id', 'desc')
    return docsIn(await sorted.limit(limit + 1).execute(), limit)
  }

  async ofPerson(person: string, { after, limit }: PersonFilter): Promise<Page<TableDoc>> {
    // State by state, as the index has them: so none is sorted that is not shown.
    const parts = STATES.map(async (state) => {
      const seats = this.#reads
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(['tables.id', 'seats.touched', 'tables.doc'])
        .where('seats.person_id', '=', person)
        .where('seats.state', '=', state)
      const rest =
        after === undefined ? seats : seats.where(isOlder('seats.touched', 'seats.table_id', after))
      const sorted = rest.orderBy('seats.touched', 'desc').orderBy('seats.table_id', 'desc')
      return await sorted.limit(limit + 1).execute()
    })
    const rows = (await Promise.all(parts)).flat()
    return docsIn(
      rows.toSorted((a, b) => b.touched - a.touched || (a.id < b.id ? 1 : -1)),
      limit,
    )
  }

  async stillIn(
    ids: readonly string[],
    phases: readonly TableDoc['phase'][],
  ): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('id', 'in', ids)
      .where('phase', 'in', phases)
      .execute()
    return rows.map(({ id }) => id)
  }

  async untouched(
    phases: readonly TableDoc['phase'][],
    before: number,
    limit: number,
  ): Promise<readonly string[]> {
    const rows = await this.#reads
      .selectFrom('tables')
      .select('id')
      .where('phase', 'in', phases)
      .where('touched', '<', before)
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }
}

const STATES: readonly SeatState[] = ['waiting', 'running', 'finished', 'closed']

/** What a table's phase means to those who sit there. */
function stateOf({ phase }: TableDoc): SeatState {
  if (phase === 'waiting' || phase === 'closed') return phase
  return phase === 'over' ? 'finished' : 'running'
}

/** What lists of somebody's games go by. */
function listedBy(doc: TableDoc, touched: number) {
  const is_public: TablesRow['is_public'] = doc.visibility === 'public' ? 1 : 0
  return { state: stateOf(doc), touched, game: doc.game, is_public } satisfies Partial<SeatValues>
}

type SeatValues = Pick<Updateable<SeatsRow>, 'state' | 'touched' | 'game' | 'is_public'>

type DocRow = Pick<TablesRow, 'id' | 'touched' | 'doc'>

function docsIn(rows: readonly DocRow[], limit: number): Page<TableDoc> {
  const placeOf = ({ touched, id }: DocRow) => ({ at: touched, id })
  return pageOf(rows, limit, placeOf, ({ doc }) => docOf(doc))
}

function columnsOf(doc: TableDoc, touched: number) {
  return {
    version: doc.version,
    phase: doc.phase,
    game: doc.game,
    is_public: doc.visibility === 'public' ? 1 : 0,
    host: doc.host,
    players: doc.seats.length,
    tempo: doc.tempo.kind,
    rated: doc.rated ? 1 : 0,
    doc: JSON.stringify(doc),
    touched,
  } satisfies Updateable<TablesRow>
}

/** The seats of a table at which a person sits. */
function someoneAt(seats: SelectQueryBuilder<Schema, 'tables' | 'seats', object>) {
  return seats
    .select('seats.seat')
    .whereRef('seats.table_id', '=', 'tables.id')
    .where('seats.person_id', 'is not', null)
}

/**
 * Who sits where now; once the cards are dealt, whoever was there first stays known. One statement
 * for all seats: every further one is a way to the thread that writes and back, and moves wait for it.
 */
async function seatPeople(tx: Transaction<Schema>, doc: TableDoc, touched: number) {
  const { id, seats, started } = doc
  const sitters = seats.map(
    ({ person }, seat) => sql`when ${sql.lit(seat)} then ${person?.id ?? null}`,
  )
  const sitter = sql<string | null>`case seat ${sql.join(sitters, sql` `)} end`
  // Whoever left, or was sent away, does not come back by the link they had.
  const resume = sql<string | null>`case when ${sitter} is null then null else resume_hash end`
  const starter = started === null ? null : sql<string | null>`coalesce(started_by, ${sitter})`
  const there = seats.flatMap(({ person }) => person?.id ?? [])
  const gone = sql<string | null>`case when ${starter} in (${sql.join(there)}) then null
    else ${starter} end`
  const left_by = starter === null || there.length === 0 ? starter : gone
  await tx
    .updateTable('seats')
    .set({
      person_id: sitter,
      resume_hash: resume,
      started_by: starter,
      left_by,
      ...listedBy(doc, touched),
    })
    .where('table_id', '=', id)
    .execute()
}
