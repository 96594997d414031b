import type { SecondFactorShown } from '@meadhall/protocol'
import type { Kysely, Transaction } from 'kysely'
import type { Schema, SecondFactorsRow } from '../../storage/schema.ts'
import { newSecret, stepOf } from './one-time-codes.ts'
import { newRecoveryCode, RECOVERY_CODES, recoveryHash } from './recovery-code.ts'

/** A secret that nobody has shown a code of is forgotten after so long. */
export const OFFER_LASTS = 10 * 60 * 1000

/** The second factors of accounts: a secret each, what was used of it, and recovery codes. */
export class SecondFactors {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** Since when it is on, and how many recovery codes are left; `null` where it is off. */
  async of(person: string): Promise<SecondFactorShown | null> {
    const row = await this.#row(person)
    if (row === null || row.on_since === null) return null
    const { left } = await this.#db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll().as('left'))
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow()
    return { since: row.on_since, recoveryLeft: Number(left) }
  }

  async isOn(person: string): Promise<boolean> {
    return (await this.#row(person))?.on_since != null
  }

  /** A secret to begin with; `null` where one is in use. */
  async offer(person: string): Promise<string | null> {
    const fresh = { secret: newSecret(), created: this.#now(), last_step: 0 }
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('second_factors')
      .values({ person_id: person, on_since: null, ...fresh })
      .onConflict((conflict) =>
        conflict
          .column('person_id')
          .doUpdateSet(fresh)
          .where('second_factors.on_since', 'is', null),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n ? fresh.secret : null
  }

  /** Turns on what was offered, with a code of it; the recovery codes, or `null` at a wrong one. */
  async confirm(person: string, code: string): Promise<string[] | null> {
    const row = await this.#row(person)
    const now = this.#now()
    if (row === null || row.on_since !== null || row.created + OFFER_LASTS <= now) return null
    const step = stepOf(row.secret, code, now)
    if (step === null) return null
    return await this.#db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('second_factors')
        .set({ on_since: now, last_step: step })
        .where('person_id', '=', person)
        .where('secret', '=', row.secret)
        .where('on_since', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 0n ? null : await this.#recovery(tx, person)
    })
  }

  /** Uses up a code of now or a recovery code; what it was, or `null` where it is not good. */
  async use(person: string, code: string): Promise<'code' | 'recovery' | null> {
    const typed = code.replaceAll(/\s/g, '')
    if (/^\d{6}$/.test(typed)) return (await this.#isOfNow(person, typed)) ? 'code' : null
    return (await this.#recovers(person, code)) ? 'recovery' : null
  }

  /** Ten new recovery codes; those before open nothing any more. */
  async newRecovery(person: string): Promise<string[]> {
    return await this.#db.transaction().execute((tx) => this.#recovery(tx, person))
  }

  async #isOfNow(person: string, code: string): Promise<boolean> {
    const row = await this.#row(person)
    if (row === null || row.on_since === null) return false
    const step = stepOf(row.secret, code, this.#now())
    if (step === null) return false
    // Only forwards: of two at once with the same code one comes first.
    const { numUpdatedRows } = await this.#db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('person_id', '=', person)
      .where('secret', '=', row.secret)
      .where('last_step', '<', step)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async #recovers(person: string, code: string): Promise<boolean> {
    const hash = recoveryHash(code)
    if (hash === null) return false
    const { numDeletedRows } = await this.#db
      .deleteFrom('recovery_codes')
      .where('hash', '=', hash)
      .where('person_id', '=', person)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }

  async #recovery(tx: Transaction<Schema>, person: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    const rows = codes.map((code) => ({ hash: recoveryHash(code) ?? '', person_id: person }))
    await tx.deleteFrom('recovery_codes').where('person_id', '=', person).execute()
    await tx.insertInto('recovery_codes').values(rows).execute()
    return codes
  }

  async #row(person: string): Promise<SecondFactorsRow | null> {
    const row = await this.#db
      .selectFrom('second_factors')
      .selectAll()
      .where('person_id', '=', person)
      .executeTakeFirst()
    return row ?? null
  }
}

/** Nothing is left of it, nor of what was offered. */
export async function withoutSecondFactor(
  db: Kysely<Schema> | Transaction<Schema>,
  person: string,
): Promise<void> {
  await db.deleteFrom('second_factors').where('person_id', '=', person).execute()
  await db.deleteFrom('recovery_codes').where('person_id', '=', person).execute()
}
