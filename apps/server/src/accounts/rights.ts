import type { Kysely } from 'kysely'
import type { PeopleRow, Schema } from '../storage/schema.ts'
import type { Audit, Deed } from './audit.ts'
import { operatorStaysSafe } from './second-factor/operators.ts'
import type { Sessions } from './sessions.ts'

export interface RightsNeeds {
  readonly db: Kysely<Schema>
  readonly sessions: Sessions
  readonly audit: Audit
}

/** What operators do about people. It holds here at once, and within seconds in other processes. */
export class Rights {
  readonly #needs: RightsNeeds

  constructor(needs: RightsNeeds) {
    this.#needs = needs
  }

  /** Keeps a person out until a time; `null` lets them in again. `false`: there is no such person. */
  async ban(who: string | null, person: string, until: number | null): Promise<boolean> {
    return await this.#change(who, 'banned', person, { banned_until: until })
  }

  /** Keeps a person from chatting until a time; `null` lets them speak again. */
  async mute(who: string | null, person: string, until: number | null): Promise<boolean> {
    return await this.#change(who, 'muted', person, { muted_until: until })
  }

  /** Makes somebody an operator, or a player again. Whom a password alone lets in is no operator. */
  async give(who: string | null, person: string, role: PeopleRow['role']): Promise<boolean> {
    return await this.#change(who, 'role-given', person, { role })
  }

  async #change(
    who: string | null,
    what: Deed,
    about: string,
    change: Partial<Pick<PeopleRow, 'banned_until' | 'muted_until' | 'role'>>,
  ): Promise<boolean> {
    const { db, sessions, audit } = this.#needs
    const isDone = await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('people')
        .set(change)
        .where('id', '=', about)
        .where('kind', '!=', 'deleted')
        .executeTakeFirst()
      const isSomebody = numUpdatedRows > 0n
      if (isSomebody && change.role === 'operator') await operatorStaysSafe(tx, about)
      return isSomebody
    })
    if (!isDone) return false
    sessions.forget(about)
    await audit.note({ who, what, about, detail: JSON.stringify(Object.values(change)[0]) })
    return true
  }
}
