import type { PageWish, PersonBlocked } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import { refuse } from '../refusing/refused.ts'
import { isOlder, type Page, pageOf, sizeOf } from '../storage/page.ts'
import type { Schema } from '../storage/schema.ts'

/** Nobody has so many enemies. */
const MOST = 500
const USUAL_PAGE = 50

/** Whom people do not want to play with. */
export class Blocks {
  readonly #db: Kysely<Schema>
  readonly #reads: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, reads: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#reads = reads
    this.#now = now
  }

  async block(person: string, blocked: string): Promise<void> {
    if (person === blocked) throw refuse('bad-request', 'server.block-yourself')
    if ((await this.#countOf(person)) >= MOST)
      throw refuse('conflict', 'server.too-many-blocked', { most: MOST })
    await this.#db
      .insertInto('blocks')
      .values({ person_id: person, blocked_id: blocked, at: this.#now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#db
      .deleteFrom('blocks')
      .where('person_id', '=', person)
      .where('blocked_id', '=', blocked)
      .execute()
  }

  /** A page of those whom a person has blocked, the last first. */
  async of(person: string, wish: PageWish = {}): Promise<Page<PersonBlocked>> {
    const limit = sizeOf(wish, USUAL_PAGE)
    const { after } = wish
    let query = this.#reads
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.blocked_id')
      .select(['people.id', 'people.name', 'blocks.at'])
      .where('blocks.person_id', '=', person)
      .where('people.kind', '!=', 'deleted')
    if (after !== undefined) query = query.where(isOlder('blocks.at', 'blocks.blocked_id', after))
    const sorted = query.orderBy('blocks.at', 'desc').orderBy('blocks.blocked_id', 'desc')
    const rows = await sorted.limit(limit + 1).execute()
    return pageOf(
      rows,
      limit,
      ({ at, id }) => ({ at, id }),
      (row) => row,
    )
  }

  async #countOf(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('blocks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** All whom a person has blocked, and who have blocked them. */
  async around(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#reads
      .selectFrom('blocks')
      .select(['person_id', 'blocked_id'])
      .where((row) => row.or([row('person_id', '=', person), row('blocked_id', '=', person)]))
      .execute()
    return new Set(
      rows.map(({ person_id, blocked_id }) => (person_id === person ? blocked_id : person_id)),
    )
  }

  /** Whether somebody of these does not want to play with a person. */
  async isUnwanted(person: string, by: readonly string[]): Promise<boolean> {
    if (by.length === 0) return false
    const row = await this.#db
      .selectFrom('blocks')
      .select('person_id')
      .where('blocked_id', '=', person)
      .where('person_id', 'in', by)
      .executeTakeFirst()
    return row !== undefined
  }
}
