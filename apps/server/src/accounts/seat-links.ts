import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Passes } from './pass-watch.ts'
import type { Sessions } from './sessions.ts'

export interface SeatLinkNeeds {
  readonly db: Kysely<Schema>
  readonly sessions: Sessions
  readonly now: () => number
}

/** Links that lead back to seats. They let in whoever has one, as long as the one who sits there may enter. */
export class SeatLinks implements Passes {
  readonly #needs: SeatLinkNeeds
  #changed: () => void = () => undefined

  constructor(needs: SeatLinkNeeds) {
    this.#needs = needs
  }

  /** Ends all links to the seats of a person. */
  async endAll(person: string): Promise<void> {
    await this.#needs.db
      .updateTable('seats')
      .set({ resume_hash: null })
      .where('person_id', '=', person)
      .execute()
    this.#changed()
  }

  /** Calls back whenever a link may have ended in this process: also by a ban or a deletion. */
  onChange(changed: () => void): void {
    this.#changed = changed
    this.#needs.sessions.onChange(changed)
  }

  /** Which of these hashes are of links to the seat of one who may enter. */
  async stillGood(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const now = this.#needs.now()
    const rows = await this.#needs.db
      .selectFrom('seats')
      .innerJoin('people', 'people.id', 'seats.person_id')
      .select('seats.resume_hash')
      .where('seats.resume_hash', 'in', hashes)
      .where('people.kind', '!=', 'deleted')
      .where((row) => row.or([row('banned_until', 'is', null), row('banned_until', '<=', now)]))
      .execute()
    return new Set(rows.flatMap(({ resume_hash }) => resume_hash ?? []))
  }
}
