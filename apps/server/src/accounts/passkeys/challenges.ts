import type { Kysely } from 'kysely'
import type { ChallengesRow, Schema } from '../../storage/schema.ts'
import { newToken, tokenHash } from '../tokens.ts'

const LASTS_MS = 5 * 60 * 1000

/** What passkeys are to sign, and what a code is asked for by. Each is good once, and for a few minutes. */
export class Challenges {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** A new one; bound to the person who asked for it, where that is known. */
  async make(purpose: ChallengesRow['purpose'], person: string | null): Promise<string> {
    const challenge = newToken()
    const row = {
      hash: tokenHash(challenge),
      purpose,
      person_id: person,
      expires: this.#now() + LASTS_MS,
    }
    await this.#db.insertInto('challenges').values(row).execute()
    return challenge
  }

  /** Uses one up, whatever for; says whether it was good for this. */
  async take(
    challenge: string,
    purpose: ChallengesRow['purpose'],
    person: string | null,
  ): Promise<boolean> {
    const row = await this.#taken(challenge, purpose)
    return row !== null && row.person_id === person
  }

  /** Uses one up; whom it was made for, or `null` where it was not good for this. */
  async bearer(challenge: string, purpose: ChallengesRow['purpose']): Promise<string | null> {
    return (await this.#taken(challenge, purpose))?.person_id ?? null
  }

  async #taken(
    challenge: string,
    purpose: ChallengesRow['purpose'],
  ): Promise<Pick<ChallengesRow, 'person_id'> | null> {
    const row = await this.#db
      .deleteFrom('challenges')
      .where('hash', '=', tokenHash(challenge))
      .returning(['purpose', 'person_id', 'expires'])
      .executeTakeFirst()
    if (row === undefined || row.expires <= this.#now()) return null
    return row.purpose === purpose ? row : null
  }
}
