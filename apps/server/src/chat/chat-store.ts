import type { Kysely } from 'kysely'
import type { ChatRow, Schema } from '../storage/schema.ts'
import { isUniqueViolation } from '../storage/unavailable.ts'

/** A line that is to be said. */
export type ChatDraft = Omit<ChatRow, 'n'>

/** What is said at tables. */
export class ChatStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Adds a line with the next number; the same key said again gives the line it made. */
  async add(draft: ChatDraft): Promise<ChatRow> {
    for (;;) {
      const said = await this.#withKey(draft)
      if (said !== undefined) return said
      const line = { ...draft, n: (await this.#last(draft.table_id)) + 1 }
      if (await this.#isAdded(line)) return line
    }
  }

  /** The lines after a number, in their order; the last ones where there are too many. */
  async since(table: string, n: number, limit: number): Promise<ChatRow[]> {
    const lines = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', n)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute()
    return lines.reverse()
  }

  /** Whom a person does not want to hear: at a table, or anywhere. */
  async mutesOf(person: string): Promise<Set<string>> {
    const blocked = this.#db
      .selectFrom('blocks')
      .select('blocked_id as id')
      .where('person_id', '=', person)
    const rows = await this.#db
      .selectFrom('mutes')
      .select('muted_id as id')
      .where('person_id', '=', person)
      .union(blocked)
      .execute()
    return new Set(rows.map(({ id }) => id))
  }

  async mute(person: string, muted: string, on: boolean): Promise<void> {
    const row = { person_id: person, muted_id: muted }
    if (on)
      await this.#db
        .insertInto('mutes')
        .values(row)
        .onConflict((one) => one.doNothing())
        .execute()
    else
      await this.#db
        .deleteFrom('mutes')
        .where('person_id', '=', person)
        .where('muted_id', '=', muted)
        .execute()
  }

  /** Whether the operator has forbidden somebody to chat for now. */
  async isSilenced(person: string, now: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('people')
      .select('muted_until')
      .where('id', '=', person)
      .executeTakeFirst()
    return (row?.muted_until ?? 0) > now
  }

  async #isAdded(line: ChatRow): Promise<boolean> {
    try {
      await this.#db.insertInto('chat').values(line).execute()
      return true
    } catch (error) {
      // Somebody else said something at the same moment.
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  async #withKey({ table_id, person_id, key }: ChatDraft): Promise<ChatRow | undefined> {
    return await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table_id)
      .where('person_id', '=', person_id)
      .where('key', '=', key)
      .executeTakeFirst()
  }

  async #last(table: string): Promise<number> {
    const row = await this.#db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('n').as('last'))
      .where('table_id', '=', table)
      .executeTakeFirst()
    return Number(row?.last ?? 0)
  }
}
