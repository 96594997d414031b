import { NewNoticeTarget, NoticePreferences } from '@meadhall/protocol'
import { type Kysely, sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { NoticeTargetsRow, NoticeWaitsRow, Schema } from '../storage/schema.ts'
import { type KnownWait, type Notice, type Target, USUAL_PREFERENCES } from './notice.ts'
import type { Awaiting, NoticeStore, SentKind } from './notice-store.ts'

/** Raised when the shape of stored preferences or places changes. */
const FORMAT = 1
/** What was sent is of no interest after the longest time that anything is counted over. */
const FORGET_SENT_MS = 24 * 3600 * 1000

/** Notices in a database of either kind. */
export class KyselyNotices implements NoticeStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async preferences(person: string): Promise<NoticePreferences> {
    const row = await this.#db
      .selectFrom('notice_preferences')
      .select('data')
      .where('person_id', '=', person)
      .executeTakeFirst()
    const parsed = v.safeParse(NoticePreferences, row === undefined ? null : JSON.parse(row.data))
    return parsed.success ? parsed.output : USUAL_PREFERENCES
  }

  async savePreferences(person: string, preferences: NoticePreferences): Promise<void> {
    const data = JSON.stringify({ format: FORMAT, ...preferences })
    await this.#db
      .insertInto('notice_preferences')
      .values({ person_id: person, data })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ data }))
      .execute()
  }

  async targets(person: string): Promise<readonly Target[]> {
    const rows = await this.#db
      .selectFrom('notice_targets')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created')
      .execute()
    return rows.map(targetOf)
  }

  async target(id: string): Promise<Target | null> {
    const row = await this.#db
      .selectFrom('notice_targets')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : targetOf(row)
  }

  async addTarget({ id, person, channel, place, confirmed, created }: Target): Promise<void> {
    await this.#db
      .insertInto('notice_targets')
      .values({
        id,
        person_id: person,
        channel,
        data: JSON.stringify({ format: FORMAT, place }),
        confirmed: confirmed ? 1 : 0,
        failures: 0,
        created,
      })
      .execute()
    if (confirmed) await this.#wake(person)
  }

  async confirm(id: string): Promise<void> {
    const row = await this.#db
      .updateTable('notice_targets')
      .set({ confirmed: 1 })
      .where('id', '=', id)
      .returning('person_id')
      .executeTakeFirst()
    if (row !== undefined) await this.#wake(row.person_id)
  }

  async removeTarget(id: string, person?: string): Promise<boolean> {
    const query = this.#db.deleteFrom('notice_targets').where('id', '=', id)
    const own = person === undefined ? query : query.where('person_id', '=', person)
    const { numDeletedRows } = await own.executeTakeFirst()
    return numDeletedRows > 0n
  }

  async countFailure(id: string): Promise<number> {
    const row = await this.#db
      .updateTable('notice_targets')
      .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
      .where('id', '=', id)
      .returning('failures')
      .executeTakeFirst()
    return row?.failures ?? 0
  }

  async countSuccess(id: string): Promise<void> {
    await this.#db
      .updateTable('notice_targets')
      .set({ failures: 0 })
      .where('id', '=', id)
      .where('failures', '>', 0)
      .execute()
  }

  async setWaits(table: string, waits: readonly Awaiting[], lookAt: number): Promise<void> {
    // Mostly nobody is waited for any more: one statement, for which no move has to wait.
    if (waits.length === 0) return void (await oldWaits(this.#db, table).execute())
    await this.#db.transaction().execute(async (tx) => {
      const people = waits.map(({ person }) => person)
      await oldWaits(tx, table).where('person_id', 'not in', people).execute()
      await putWaits(tx, waits, lookAt)
    })
  }

  async waits(person: string): Promise<readonly KnownWait[]> {
    const rows = await this.#db
      .selectFrom('notice_waits')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('since')
      .execute()
    return rows.map(waitOf)
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('notice_waits')
      .select('person_id')
      .distinct()
      .where('look_at', '<=', now)
      .limit(limit)
      .execute()
    return rows.map(({ person_id }) => person_id)
  }

  async setLook(person: string, lookAt: number | null): Promise<void> {
    await this.#db
      .updateTable('notice_waits')
      .set({ look_at: lookAt })
      .where('person_id', '=', person)
      .execute()
  }

  async claim(person: string, notice: Notice): Promise<boolean> {
    const isReminder = notice.kind === 'reminder'
    let claimed = 0n
    for (const { table, question } of notice.waits) {
      const { numUpdatedRows } = await this.#db
        .updateTable('notice_waits')
        .set(isReminder ? { announced: 1, reminded: 1 } : { announced: 1 })
        .where('table_id', '=', table)
        .where('person_id', '=', person)
        .where('question', '=', question)
        .where(isReminder ? 'reminded' : 'announced', '=', 0)
        .executeTakeFirst()
      claimed += numUpdatedRows
    }
    return claimed > 0n
  }

  async sentSince(who: string, kind: SentKind, since: number): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('notices_sent')
      .select('at')
      .where('who', '=', who)
      .where('kind', '=', kind)
      .where('at', '>', since)
      .orderBy('at')
      .execute()
    return rows.map(({ at }) => at)
  }

  async record(who: string, kind: SentKind, at: number): Promise<void> {
    await this.#db
      .deleteFrom('notices_sent')
      .where('who', '=', who)
      .where('at', '<', at - FORGET_SENT_MS)
      .execute()
    await this.#db.insertInto('notices_sent').values({ who, kind, at }).execute()
  }

  async key(name: string, make: () => string): Promise<string> {
    await this.#db
      .insertInto('server_keys')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { value } = await this.#db
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return value
  }

  async forget(person: string): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      for (const table of ['notice_preferences', 'notice_targets', 'notice_waits'] as const)
        await tx.deleteFrom(table).where('person_id', '=', person).execute()
      await tx.deleteFrom('notices_sent').where('who', '=', person).execute()
    })
  }

  async move(guest: string, account: string): Promise<void> {
    const hasWishes = this.#db
      .selectFrom('notice_preferences')
      .select('person_id')
      .where('person_id', '=', account)
    await this.#db
      .updateTable('notice_preferences')
      .set({ person_id: account })
      .where('person_id', '=', guest)
      .where(({ not, exists }) => not(exists(hasWishes)))
      .execute()
    await this.#db
      .updateTable('notice_targets')
      .set({ person_id: account })
      .where('person_id', '=', guest)
      .execute()
    await this.forget(guest)
  }

  async #wake(person: string): Promise<void> {
    await this.setLook(person, 0)
  }
}

function oldWaits(db: Kysely<Schema>, table: string) {
  return db.deleteFrom('notice_waits').where('table_id', '=', table)
}

/** Waits; of the same question, what was told stays told. */
async function putWaits(
  tx: Transaction<Schema>,
  waits: readonly Awaiting[],
  lookAt: number,
): Promise<void> {
  const fresh = <T>(column: keyof NoticeWaitsRow) => sql<T>`${sql.ref(`excluded.${column}`)}`
  const kept = <T>(column: 'since' | 'announced' | 'reminded') => {
    const known = sql.ref(`notice_waits.${column}`)
    return sql<T>`case when notice_waits.question = excluded.question then ${known} else ${fresh(column)} end`
  }
  await tx
    .insertInto('notice_waits')
    .values(
      waits.map(({ table, person, game, question, since, due }) => {
        const wait = { table_id: table, person_id: person, game, question, since, due }
        return { ...wait, announced: 0, reminded: 0, look_at: lookAt } as const
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'person_id']).doUpdateSet({
        question: fresh<number>('question'),
        due: fresh<number | null>('due'),
        look_at: lookAt,
        since: kept<number>('since'),
        announced: kept<0 | 1>('announced'),
        reminded: kept<0 | 1>('reminded'),
      }),
    )
    .execute()
}

function targetOf({ id, person_id, channel, data, confirmed, created }: NoticeTargetsRow): Target {
  const { place } = JSON.parse(data)
  const where = v.parse(NewNoticeTarget, { channel, place })
  return { ...where, id, person: person_id, confirmed: confirmed === 1, created }
}

function waitOf(row: NoticeWaitsRow): KnownWait {
  const { table_id, game, question, since, due, announced, reminded } = row
  const told = { announced: announced === 1, reminded: reminded === 1 }
  return { table: table_id, game, question, since, due, ...told }
}
