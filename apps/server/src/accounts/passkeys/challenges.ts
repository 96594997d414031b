import type { Kysely } from 'kysely'
import type { ChallengesRow, Schema } from '../../storage/schema.ts'
import { newToken, tokenHash } from '../tokens.ts'

const LASTS_MS = 5 * 60 * 1000

/** What passkeys are to sign. Each is good once, and for a few minutes. */
export class Challenges {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** A new one; one to register with is bound to the person who asked for it. */
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
    const row = await this.#db
      .deleteFrom('challenges')
      .where('hash', '=', tokenHash(challenge))
      .returning(['purpose', 'person_id', 'expires'])
      .executeTakeFirst()
    if (row === undefined || row.expires <= this.#now()) return false
    return row.purpose === purpose && row.person_id === person
  }
}
