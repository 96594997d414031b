import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addressGroup } from '../../http/address-group.ts'
import { type Refused, refuse } from '../../refusing/refused.ts'
import type { Schema } from '../../storage/schema.ts'
import {
  ALLOWANCES,
  type Allowance,
  type Allowances,
  CODE_ALLOWANCES,
  counted,
  KNOWN_FOR,
  type Tally,
  waitMs,
} from './throttle.ts'

interface Bucket {
  readonly key: string
  readonly allowance: Allowance
}

const TRIES = 5

/** Only hashes are stored: a list of failures is no list of names and addresses. */
function keyOf(kind: string, ...parts: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('base64url')
}

/** One try to sign in: counted before it is looked at, so that many at once are not free. */
export interface Attempt {
  /** It was right so far, but does not let anybody in yet. */
  passed(): Promise<void>
  /** It was the person's own: from this address they are known from now on. */
  succeeded(person: string): Promise<void>
}

/** Counts tries to sign in by name and address, for all processes together. */
export class Attempts {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** Begins a try; throws where one has to wait first. What is refused so is not counted. */
  async begin(
    name: string,
    address: string,
    allowances: Allowances = ALLOWANCES,
  ): Promise<Attempt> {
    const from = addressGroup(address)
    const known = keyOf('known', name, from)
    const passed = (await this.#isKnown(known))
      ? await this.#beginKnown(known, allowances)
      : await this.#beginUnknown(name, from, allowances)
    const succeeded = async (person: string) => {
      await passed()
      await this.#know(known, person)
    }
    return { passed, succeeded }
  }

  /** The same with a code of somebody's second factor: a right password forgives none of these. */
  async beginCode(person: string, address: string): Promise<Attempt> {
    // No name is written so.
    return await this.begin(`code of ${person}`, address, CODE_ALLOWANCES)
  }

  /** Somebody has come in by more than a password: from this address they are known from now on. */
  async know(name: string, address: string, person: string): Promise<void> {
    await this.#know(keyOf('known', name, addressGroup(address)), person)
  }

  /** From where the owner has come before, only what fails there counts: others cannot lock them out. */
  async #beginKnown(key: string, allowances: Allowances): Promise<() => Promise<void>> {
    await this.#count({ key, allowance: allowances.nameFromAddress })
    return () => this.#forget([key])
  }

  async #beginUnknown(
    name: string,
    from: string,
    allowances: Allowances,
  ): Promise<() => Promise<void>> {
    const byAddress = { key: keyOf('address', from), allowance: allowances.address }
    const byBoth = { key: keyOf('both', name, from), allowance: allowances.nameFromAddress }
    const byName = { key: keyOf('name', name), allowance: allowances.name }
    const buckets = [byAddress, byBoth, byName]
    for (const bucket of buckets) await this.#admitted(bucket)
    for (const bucket of buckets) await this.#count(bucket)
    return async () => {
      await this.#forget([byBoth.key, byName.key])
      await this.#takeBack(byAddress.key)
    }
  }

  async #isKnown(key: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('known_addresses')
      .select('seen')
      .where('key', '=', key)
      .where('seen', '>', this.#now() - KNOWN_FOR)
      .executeTakeFirst()
    return row !== undefined
  }

  async #know(key: string, person: string): Promise<void> {
    const seen = this.#now()
    await this.#db
      .insertInto('known_addresses')
      .values({ key, person_id: person, seen })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ person_id: person, seen }))
      .execute()
  }

  /** What is remembered; throws where one has to wait. */
  async #admitted({ key, allowance }: Bucket): Promise<Tally | null> {
    const tally = await this.#tally(key)
    const wait = waitMs(tally, allowance, this.#now())
    if (wait > 0) throw tooMany(wait)
    return tally
  }

  async #count(bucket: Bucket): Promise<void> {
    for (let n = 0; n < TRIES; n += 1) {
      const tally = await this.#admitted(bucket)
      if (await this.#store(bucket.key, tally, counted(tally, this.#now()))) return
    }
    // Others try the same name or from the same address at this very moment, again and again.
    throw tooMany(1000)
  }

  async #tally(key: string): Promise<Tally | null> {
    const row = await this.#db
      .selectFrom('attempts')
      .select(['count', 'last'])
      .where('key', '=', key)
      .executeTakeFirst()
    return row ?? null
  }

  /** Only over what was read: two at once never count as one. */
  async #store(key: string, before: Tally | null, { count, last }: Tally): Promise<boolean> {
    if (before === null) {
      const { numInsertedOrUpdatedRows } = await this.#db
        .insertInto('attempts')
        .values({ key, count, last })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    }
    const { numUpdatedRows } = await this.#db
      .updateTable('attempts')
      .set({ count, last })
      .where('key', '=', key)
      .where('count', '=', before.count)
      .where('last', '=', before.last)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async #forget(keys: readonly string[]): Promise<void> {
    await this.#db.deleteFrom('attempts').where('key', 'in', keys).execute()
  }

  /** A success wipes out itself alone: else one's own account would excuse guesses at others'. */
  async #takeBack(key: string): Promise<void> {
    await this.#db
      .updateTable('attempts')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
  }
}

/** Says how long to wait, and the same whether or not there is such a name. */
function tooMany(wait: number): Refused {
  const seconds = Math.ceil(wait / 1000)
  return refuse('too-many-requests', 'server.too-many-tries', { seconds }, seconds)
}
