import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuditRow, Schema } from '../storage/schema.ts'

/** What is written down. */
export type Deed =
  | 'account-made'
  | 'signed-in'
  | 'signed-out-everywhere'
  | 'renamed'
  | 'password-set'
  | 'passkey-added'
  | 'way-removed'
  | 'guest-merged'
  | 'deleted'
  | 'banned'
  | 'muted'
  | 'role-given'
  | 'exported'
  | 'report-closed'
  | 'table-closed'
  | 'game-read'
  | 'snapshots-dropped'
  | 'backed-up'

export interface Audited {
  /** Who did it; `null`: the operator at the machine. */
  readonly who: string | null
  readonly what: Deed
  /** To whom; `null`: to nobody in particular. */
  readonly about: string | null
  /** Never a secret. */
  readonly detail?: string
}

/** A book of what was done to accounts and by operators. */
export class Audit {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  async note({ who, what, about, detail }: Audited): Promise<void> {
    const row = { id: randomUUID(), at: this.#now(), who, what, about, detail: detail ?? null }
    await this.#db.insertInto('audit').values(row).execute()
  }

  /** What was done last, the newest first. */
  async last(limit: number): Promise<readonly AuditRow[]> {
    const all = this.#db.selectFrom('audit').selectAll().orderBy('at', 'desc')
    return await all.limit(limit).execute()
  }

  /** What was done to somebody, the newest first. */
  async about(person: string, limit = 100): Promise<readonly AuditRow[]> {
    return await this.#db
      .selectFrom('audit')
      .selectAll()
      .where('about', '=', person)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute()
  }
}
