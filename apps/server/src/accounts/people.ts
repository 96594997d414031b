import { randomUUID } from 'node:crypto'
import { playerName } from '@meadhall/kernel'
import type { Away } from '@meadhall/protocol'
import type { Kysely, Transaction } from 'kysely'
import { refuse } from '../refusing/refused.ts'
import type { PeopleRow, Schema } from '../storage/schema.ts'
import type { Sitter } from '../table-doc/table-doc.ts'
import { type AccountName, keyOfSaid } from './account-name.ts'
import { PERSON_COLUMNS, type Person, personOf } from './person.ts'

type Db = Kysely<Schema> | Transaction<Schema>

/** What a person keeps with us besides a name. */
export interface Belongings {
  readonly settings: Record<string, unknown> | null
  readonly away: Away | null
}

const NEW: Omit<PeopleRow, 'id' | 'name' | 'created' | 'touched'> = {
  kind: 'guest',
  settings: null,
  name_key: null,
  role: 'player',
  banned_until: null,
  muted_until: null,
  away: null,
}

function guestName(raw: string): string {
  const name = playerName(raw)
  if (name === '') throw refuse('name', 'server.guest-name')
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
    const shown = { id: randomUUID(), name: guestName(name) }
    await this.#db
      .insertInto('people')
      .values({ ...NEW, ...shown, created: now, touched: now })
      .execute()
    return { ...shown, kind: 'guest', role: NEW.role, bannedUntil: null, mutedUntil: null }
  }

  async byId(id: string): Promise<Person | null> {
    return await this.#person('id', id)
  }

  /** The account with the key of a name. */
  async byKey(key: string): Promise<Person | null> {
    return await this.#person('name_key', key)
  }

  /** Somebody as others at a table know them. A guest may be called like an account, but is told from it. */
  async sitter({ id, name, kind }: Person): Promise<Sitter> {
    const isNamesake = kind === 'guest' && (await this.isTaken(keyOfSaid(name)))
    return isNamesake ? { id, name, namesake: true } : { id, name }
  }

  async isTaken(key: string): Promise<boolean> {
    return (await this.byKey(key)) !== null
  }

  /** A guest calls themselves something else. */
  async rename(id: string, name: string): Promise<void> {
    await this.#change(id, { name: guestName(name) })
  }

  /** An account gets another name; the database refuses one that is taken. */
  async renameAccount(id: string, { name, key }: AccountName): Promise<void> {
    await this.#change(id, { name, name_key: key })
  }

  /** A guest becomes an account; `false` where the person is none. */
  async promote(id: string, { name, key }: AccountName, db: Db): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('people')
      .set({ kind: 'account', name, name_key: key, touched: this.#now() })
      .where('id', '=', id)
      .where('kind', '=', 'guest')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** What a person keeps with us. */
  async belongings(id: string): Promise<Belongings> {
    const row = await this.#db
      .selectFrom('people')
      .select(['settings', 'away'])
      .where('id', '=', id)
      .executeTakeFirst()
    return { settings: parsed(row?.settings), away: parsed(row?.away) }
  }

  /** When a person is away, for clocks; `null` where they did not say. */
  async away(id: string): Promise<Away | null> {
    return (await this.belongings(id)).away
  }

  /** Keeps what is given, and leaves the rest. */
  async keep(id: string, { settings, away }: Partial<Belongings>): Promise<void> {
    if (settings !== undefined) await this.#change(id, { settings: written(settings) })
    if (away !== undefined) await this.#change(id, { away: written(away) })
  }

  async #person(column: 'id' | 'name_key', value: string): Promise<Person | null> {
    const row = await this.#db
      .selectFrom('people')
      .select(PERSON_COLUMNS)
      .where(column, '=', value)
      .executeTakeFirst()
    return row === undefined ? null : personOf(row)
  }

  async #change(id: string, change: Partial<PeopleRow>): Promise<void> {
    await this.#db
      .updateTable('people')
      .set({ ...change, touched: this.#now() })
      .where('id', '=', id)
      .where('kind', '!=', 'deleted')
      .execute()
  }
}

/** Only this program writes it, as the protocol has it. */
function parsed<Value>(text: string | null | undefined): Value | null {
  return text == null ? null : (JSON.parse(text) as Value)
}

function written(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
