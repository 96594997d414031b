import { randomUUID } from 'node:crypto'
import { playerName } from '@meadhall/kernel'
import type { Kysely } from 'kysely'
import type { PeopleRow, Schema } from '../storage/schema.ts'
import { PERSON_COLUMNS, type Person, personOf } from './person.ts'

/** What people call themselves has something to read in it. */
export class EmptyName extends Error {
  constructor() {
    super('a name needs at least one letter that can be seen')
    this.name = 'EmptyName'
  }
}

function nameOf(raw: string): string {
  const name = playerName(raw)
  if (name === '') throw new EmptyName()
  return name
}

/** The people of the database. */
export class People {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** Somebody new, who plays at once under a name. Guests' names need not differ. */
  async guest(name: string): Promise<Person> {
    const now = this.#now()
    const row: PeopleRow = {
      id: randomUUID(),
      name: nameOf(name),
      kind: 'guest',
      created: now,
      touched: now,
      settings: null,
      name_key: null,
      role: 'player',
      banned_until: null,
      muted_until: null,
      away: null,
    }
    await this.#db.insertInto('people').values(row).execute()
    return {
      id: row.id,
      name: row.name,
      kind: 'guest',
      role: 'player',
      bannedUntil: null,
      mutedUntil: null,
    }
  }

  async byId(id: string): Promise<Person | null> {
    const row = await this.#db
      .selectFrom('people')
      .select(PERSON_COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : personOf(row)
  }
}
