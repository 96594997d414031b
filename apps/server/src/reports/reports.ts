import { randomUUID } from 'node:crypto'
import { tidyLine } from '@meadhall/kernel'
import type { NewReport, PageWish } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { PersonalData } from '../accounts/leaving/personal-data.ts'
import { refuse } from '../refusing/refused.ts'
import { isNewer, type Page, pageOf, sizeOf } from '../storage/page.ts'
import type { ReportsRow } from '../storage/result-rows.ts'
import { rowsByAndBy } from '../storage/rows-by-and-by.ts'
import type { Schema } from '../storage/schema.ts'

const DAY_MS = 24 * 3_600_000
/** Whoever has more to say writes it into one. */
const MOST_A_DAY = 10
const USUAL_PAGE = 50

/** What people tell the operator about others at their tables. */
export class Reports {
  readonly #db: Kysely<Schema>
  readonly #reads: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, reads: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#reads = reads
    this.#now = now
  }

  async make(by: string, { table, person, reason }: NewReport): Promise<string> {
    const text = tidyLine(reason)
    if (text === '')
      throw refuse('malformed', 'malformed', { field: 'reason', reason: 'must say something' })
    if (!(await this.#wasAt(table, person))) throw refuse('not-found', 'server.not-at-table')
    if ((await this.#sinceYesterday(by)) >= MOST_A_DAY)
      throw refuse('too-many-requests', 'server.too-many-reports', { most: MOST_A_DAY })
    const id = randomUUID()
    const row = { id, at: this.#now(), by_id: by, about_id: person, table_id: table, reason: text }
    await this.#db.insertInto('reports').values(row).execute()
    return id
  }

  /** A page of them, the oldest first: they wait the longest. */
  async list(state: 'open' | 'all', wish: PageWish = {}): Promise<Page<ReportsRow>> {
    const limit = sizeOf(wish, USUAL_PAGE)
    let query = this.#reads.selectFrom('reports').selectAll().orderBy('at').orderBy('id')
    if (state === 'open') query = query.where('closed', 'is', null)
    if (wish.after !== undefined) query = query.where(isNewer('at', 'id', wish.after))
    return pageOf(
      await query.limit(limit + 1).execute(),
      limit,
      ({ at, id }) => ({ at, id }),
      (row) => row,
    )
  }

  /** Gives whom it was about; `null` where there is no such report, or it is closed. */
  async close(id: string, note: string): Promise<string | null> {
    const row = await this.#db
      .updateTable('reports')
      .set({ closed: this.#now(), note })
      .where('id', '=', id)
      .where('closed', 'is', null)
      .returning('about_id')
      .executeTakeFirst()
    return row?.about_id ?? null
  }

  async #sinceYesterday(by: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('by_id', '=', by)
      .where('at', '>', this.#now() - DAY_MS)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Whether somebody sat at a table, or said something there. */
  async #wasAt(table: string, person: string): Promise<boolean> {
    const sat = this.#db
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', table)
      .where((row) => row.or([row('person_id', '=', person), row('started_by', '=', person)]))
    const spoke = this.#db
      .selectFrom('chat')
      .select('n')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
    const found = (await sat.executeTakeFirst()) ?? (await spoke.limit(1).executeTakeFirst())
    return found !== undefined
  }
}

/** What somebody reported is theirs; what was reported about them is the operator's. */
export function reportsOfPeople(db: Kysely<Schema>, reads: Kysely<Schema>): PersonalData {
  return {
    name: 'reports',
    exported: (person) =>
      Promise.resolve(
        rowsByAndBy<ReportsRow>((after, limit) => reportsBy(reads, person, after, limit)),
      ),
    async erased(person) {
      await db.deleteFrom('reports').where('by_id', '=', person).execute()
    },
    async moved(guest, account) {
      const made = db.updateTable('reports').set({ by_id: account })
      await made.where('by_id', '=', guest).execute()
      const about = db.updateTable('reports').set({ about_id: account })
      await about.where('about_id', '=', guest).execute()
    },
  }
}

async function reportsBy(
  reads: Kysely<Schema>,
  person: string,
  after: ReportsRow | undefined,
  limit: number,
): Promise<ReportsRow[]> {
  let made = reads.selectFrom('reports').selectAll().where('by_id', '=', person)
  if (after !== undefined) made = made.where(isNewer('at', 'id', `${after.at}.${after.id}`))
  return await made.orderBy('at').orderBy('id').limit(limit).execute()
}
