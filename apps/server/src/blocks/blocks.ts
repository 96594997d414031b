import type { PersonBlocked } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import { HttpFailure } from '../http/failure.ts'
import type { Schema } from '../storage/schema.ts'

/** Nobody has so many enemies. */
const MOST = 500

/** Whom people do not want to play with. */
export class Blocks {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#now = now
  }

  async block(person: string, blocked: string): Promise<void> {
    if (person === blocked) throw new HttpFailure(400, 'nobody blocks themselves')
    if ((await this.of(person)).length >= MOST)
      throw new HttpFailure(409, `nobody blocks more than ${MOST} people`)
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

  /** Whom a person has blocked, the last first. */
  async of(person: string): Promise<PersonBlocked[]> {
    return await this.#db
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.blocked_id')
      .select(['people.id', 'people.name', 'blocks.at'])
      .where('blocks.person_id', '=', person)
      .where('people.kind', '!=', 'deleted')
      .orderBy('blocks.at', 'desc')
      .execute()
  }

  /** All whom a person has blocked, and who have blocked them. */
  async around(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db
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
