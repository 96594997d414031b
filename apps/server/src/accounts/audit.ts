import { randomUUID } from 'node:crypto'
import type { PageWish } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import { isOlder, type Page, pageOf, sizeOf } from '../storage/page.ts'
import type { AuditRow, Schema } from '../storage/schema.ts'

const USUAL_PAGE = 50

/** What is written down. */
export type Deed =
  | 'account-made'
  | 'signed-in'
  | 'signed-out-everywhere'
  | 'links-ended'
  | 'renamed'
  | 'password-set'
  | 'passkey-added'
  | 'way-removed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
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

  /** A page of what was done, the newest first. */
  async last(wish: PageWish = {}): Promise<Page<AuditRow>> {
    const limit = sizeOf(wish, USUAL_PAGE)
    let all = this.#db.selectFrom('audit').selectAll()
    if (wish.after !== undefined) all = all.where(isOlder('at', 'id', wish.after))
    const sorted = all.orderBy('at', 'desc').orderBy('id', 'desc')
    return pageOf(
      await sorted.limit(limit + 1).execute(),
      limit,
      ({ at, id }) => ({ at, id }),
      (row) => row,
    )
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
