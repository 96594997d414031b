import type { Kysely } from 'kysely'
import type { ChatRow, Schema } from '../storage/schema.ts'
import { isUniqueViolation } from '../storage/unavailable.ts'

/** Whom one person may have muted. */
export const MOST_MUTED = 500

/** A line that is to be said. */
export type ChatDraft = Omit<ChatRow, 'n'>

/** Somebody as they are when they say something. */
interface Speaker {
  readonly name: string
  readonly mutedUntil: number
}

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

  /** Somebody is not to be heard any more, if there is such a person. Nobody has muted so many. */
  async mute(person: string, muted: string): Promise<'muted' | 'nobody' | 'too-many'> {
    if ((await this.speaker(muted)) === null) return 'nobody'
    const row = await this.#db
      .selectFrom('mutes')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person_id', '=', person)
      .executeTakeFirst()
    if (Number(row?.count ?? 0) >= MOST_MUTED) return 'too-many'
    await this.#db
      .insertInto('mutes')
      .values({ person_id: person, muted_id: muted })
      .onConflict((one) => one.doNothing())
      .execute()
    return 'muted'
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.#db
      .deleteFrom('mutes')
      .where('person_id', '=', person)
      .where('muted_id', '=', muted)
      .execute()
  }

  /** Who would say something: their name, and until when they may not; `null` for one who was deleted. */
  async speaker(person: string): Promise<Speaker | null> {
    const row = await this.#db
      .selectFrom('people')
      .select(['name', 'muted_until'])
      .where('id', '=', person)
      .where('kind', '!=', 'deleted')
      .executeTakeFirst()
    return row === undefined ? null : { name: row.name, mutedUntil: row.muted_until ?? 0 }
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
