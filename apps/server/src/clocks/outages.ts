import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Outage } from './clock-state.ts'

/** How often the server says that it lives. */
export const BEAT_MS = 2000
/** Nobody is charged more than this between two beats: with a longer gap the server was not there. */
export const LONGEST_GAP_MS = 10_000

const ROW = 'server'

/**
 * When the server was not there: down, its process paused, or its clock put forwards or backwards.
 * All processes beat into one row; whoever finds the last beat too far off writes the outage down.
 */
export class Outages {
  readonly #db: Kysely<Schema>
  #known: readonly Outage[] = []
  #beaten = Number.NEGATIVE_INFINITY

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The number of the last one; 0 before the first. */
  get last(): number {
    return this.#known.at(-1)?.n ?? 0
  }

  /** Those after a number, in the order they were noticed. */
  after(n: number): readonly Outage[] {
    return this.#known.filter((outage) => outage.n > n)
  }

  /** Makes sure that what has just passed is known: a process that was paused finds out here. */
  async upToDate(now: number): Promise<void> {
    if (Math.abs(now - this.#beaten) > LONGEST_GAP_MS) await this.beat(now)
  }

  /** Says that the server is there, and whether it was not. */
  async beat(now: number): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('heartbeats')
        .select('at')
        .where('id', '=', ROW)
        .executeTakeFirst()
      if (row === undefined)
        await tx
          .insertInto('heartbeats')
          .values({ id: ROW, at: now })
          // Of two that start at once on an empty database one is first.
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      else await this.#beatAfter(tx, row.at, now)
    })
    this.#known = await this.#all()
    this.#beaten = now
  }

  async #beatAfter(tx: Kysely<Schema>, last: number, now: number): Promise<void> {
    const { numUpdatedRows } = await tx
      .updateTable('heartbeats')
      .set({ at: now })
      .where('id', '=', ROW)
      .where('at', '=', last)
      .executeTakeFirst()
    // Where another process was first it has seen the same gap.
    if (numUpdatedRows === 0n || Math.abs(now - last) <= LONGEST_GAP_MS) return
    const newest = await tx
      .selectFrom('outages')
      .select((eb) => eb.fn.max('n').as('n'))
      .executeTakeFirst()
    const n = (newest?.n ?? 0) + 1
    await tx.insertInto('outages').values({ n, since: last, until: now }).execute()
  }

  async #all(): Promise<Outage[]> {
    const rows = await this.#db.selectFrom('outages').selectAll().orderBy('n').execute()
    return rows.map(({ n, since, until }) => ({ n, from: since, until }))
  }
}
