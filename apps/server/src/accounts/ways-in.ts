import { randomUUID } from 'node:crypto'
import type { WayIn } from '@meadhall/protocol'
import type { Kysely, Transaction } from 'kysely'
import type { CredentialsRow, Schema } from '../storage/schema.ts'

/** Raised when the shape of what is stored of a password or a passkey changes. */
const FORMAT = 1

interface PasswordData {
  readonly format: typeof FORMAT
  readonly hash: string
}

/** What is stored of a passkey. */
export interface PasskeyData {
  /** As COSE writes it, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly label: string
}

/** A passkey with the id its authenticator gave it. */
export interface Passkey extends PasskeyData {
  readonly id: string
  readonly person: string
}

type Db = Kysely<Schema> | Transaction<Schema>

/** How the accounts are entered. An account has one password at most, and any number of passkeys. */
export class WaysIn {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** The hash of a person's password. */
  async password(person: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('credentials')
      .select('data')
      .where('person_id', '=', person)
      .where('kind', '=', 'password')
      .executeTakeFirst()
    return row === undefined ? null : (JSON.parse(row.data) as PasswordData).hash
  }

  /** Sets the password, in place of an older one. */
  async setPassword(person: string, hash: string, db: Db = this.#db): Promise<void> {
    const data: PasswordData = { format: FORMAT, hash }
    await db
      .deleteFrom('credentials')
      .where('person_id', '=', person)
      .where('kind', '=', 'password')
      .execute()
    await this.#insert(db, { id: randomUUID(), person, kind: 'password', data })
  }

  async addPasskey(passkey: Passkey, db: Db = this.#db): Promise<void> {
    const { id, person, ...data } = passkey
    await this.#insert(db, { id, person, kind: 'passkey', data: { format: FORMAT, ...data } })
  }

  async passkey(id: string): Promise<Passkey | null> {
    const row = await this.#db
      .selectFrom('credentials')
      .selectAll()
      .where('id', '=', id)
      .where('kind', '=', 'passkey')
      .executeTakeFirst()
    return row === undefined ? null : passkeyOf(row)
  }

  async passkeys(person: string): Promise<readonly Passkey[]> {
    const rows = await this.#rows(person)
    return rows.filter(({ kind }) => kind === 'passkey').map(passkeyOf)
  }

  /** Notes what a passkey counts to; `false` where it was used elsewhere at the same moment. */
  async countPasskey(used: Passkey, counter: number): Promise<boolean> {
    const { id, person: _, ...data } = used
    const { numUpdatedRows } = await this.#db
      .updateTable('credentials')
      .set({ data: JSON.stringify({ format: FORMAT, ...data, counter }), used: this.#now() })
      .where('id', '=', id)
      .where('data', '=', JSON.stringify({ format: FORMAT, ...data }))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async usedPassword(person: string): Promise<void> {
    await this.#db
      .updateTable('credentials')
      .set({ used: this.#now() })
      .where('person_id', '=', person)
      .where('kind', '=', 'password')
      .execute()
  }

  /** All ways into an account, as the owner sees them. */
  async list(person: string): Promise<WayIn[]> {
    const rows = await this.#rows(person)
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      label: row.kind === 'passkey' ? passkeyOf(row).label : '',
      created: row.created,
      used: row.used,
    }))
  }

  /** Removes one, but never the last. */
  async remove(person: string, id: string): Promise<'removed' | 'unknown' | 'last'> {
    return await this.#db.transaction().execute(async (tx) => {
      // Two that are removed at once wait for each other here.
      await tx
        .updateTable('people')
        .set({ touched: this.#now() })
        .where('id', '=', person)
        .execute()
      const rows = await tx
        .selectFrom('credentials')
        .select('id')
        .where('person_id', '=', person)
        .execute()
      if (rows.every((row) => row.id !== id)) return 'unknown'
      if (rows.length === 1) return 'last'
      await tx.deleteFrom('credentials').where('id', '=', id).execute()
      return 'removed'
    })
  }

  async #rows(person: string): Promise<CredentialsRow[]> {
    return await this.#db
      .selectFrom('credentials')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created')
      .execute()
  }

  async #insert(
    db: Db,
    way: { id: string; person: string; kind: CredentialsRow['kind']; data: unknown },
  ): Promise<void> {
    const { id, person, kind, data } = way
    const created = this.#now()
    const row = { id, person_id: person, kind, data: JSON.stringify(data), created, used: null }
    await db.insertInto('credentials').values(row).execute()
  }
}

function passkeyOf({ id, person_id, data }: CredentialsRow): Passkey {
  const { publicKey, counter, transports, label } = JSON.parse(data) as PasskeyData
  return { id, person: person_id, publicKey, counter, transports, label }
}
