import { type Expression, type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Who runs a table's bots, clocks and notices. A lease is taken for a while and renewed; that of a
 * process that died or was paused runs out, and another takes it. It only spares work done twice:
 * what somebody writes late, believing to hold it still, the journal's numbers refuse.
 */
export interface Leases {
  /** Whether the table is the owner's from now on, for so long. */
  take(table: string, owner: string, ms: number): Promise<boolean>
  /** Takes all that are free and prolongs all that are the owner's: those it gives back are the owner's. */
  takeAll(tables: readonly string[], owner: string, ms: number): Promise<readonly string[]>
  /** Prolongs leases; those that are lost are not among the tables it gives back. */
  renew(tables: readonly string[], owner: string, ms: number): Promise<readonly string[]>
  release(table: string, owner: string): Promise<void>
  /** Gives back everything at once: for a process that stops. */
  releaseAll(owner: string): Promise<void>
  /** Tables whose lease has run out and was not given back, the longest first: somebody died. */
  expired(limit: number): Promise<readonly string[]>
}

/** The time in the database's words. */
export type DatabaseClock = () => Expression<number>

/** The time of the machine that asks: where one machine is all there is. */
export function ownClock(now: () => number): DatabaseClock {
  return () => sql.val(now())
}

/** The time of the database's machine: the same for all who ask, whatever their own clocks say. */
export const POSTGRES_CLOCK: DatabaseClock = () =>
  sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** A statement has only so many parameters. */
const MOST_AT_ONCE = 500

/** Leases in a database of either kind. */
export class KyselyLeases implements Leases {
  readonly #db: Kysely<Schema>
  readonly #clock: DatabaseClock

  constructor(db: Kysely<Schema>, clock: DatabaseClock) {
    this.#db = db
    this.#clock = clock
  }

  async take(table: string, owner: string, ms: number): Promise<boolean> {
    return (await this.#takeSome([table], owner, ms)).length > 0
  }

  takeAll(tables: readonly string[], owner: string, ms: number): Promise<readonly string[]> {
    // In one order for all, so that two processes never wait for each other.
    return inParts(tables.toSorted(), (some) => this.#takeSome(some, owner, ms))
  }

  renew(tables: readonly string[], owner: string, ms: number): Promise<readonly string[]> {
    return inParts(tables, (some) => this.#renewSome(some, owner, ms))
  }

  async release(table: string, owner: string): Promise<void> {
    await this.#db
      .deleteFrom('leases')
      .where('table_id', '=', table)
      .where('owner', '=', owner)
      .execute()
  }

  async releaseAll(owner: string): Promise<void> {
    await this.#db.deleteFrom('leases').where('owner', '=', owner).execute()
  }

  async expired(limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('leases')
      .select('table_id')
      .where('until', '<=', this.#clock())
      .orderBy('until')
      .limit(limit)
      .execute()
    return rows.map(({ table_id }) => table_id)
  }

  async #takeSome(tables: readonly string[], owner: string, ms: number): Promise<string[]> {
    const rows = await this.#db
      .insertInto('leases')
      .values(tables.map((table_id) => ({ table_id, owner, until: this.#in(ms) })))
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet({ owner, until: this.#in(ms) })
          .where((eb) =>
            eb.or([eb('leases.owner', '=', owner), eb('leases.until', '<=', this.#clock())]),
          ),
      )
      .returning('table_id')
      .execute()
    return rows.map(({ table_id }) => table_id)
  }

  async #renewSome(tables: readonly string[], owner: string, ms: number): Promise<string[]> {
    const rows = await this.#db
      .updateTable('leases')
      .set({ until: this.#in(ms) })
      .where('table_id', 'in', tables)
      .where('owner', '=', owner)
      .where('until', '>', this.#clock())
      .returning('table_id')
      .execute()
    return rows.map(({ table_id }) => table_id)
  }

  /** The time in so many milliseconds. */
  #in(ms: number): Expression<number> {
    return sql<number>`${this.#clock()} + ${sql.val(ms)}`
  }
}

async function inParts(
  tables: readonly string[],
  work: (some: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const done: string[] = []
  for (let from = 0; from < tables.length; from += MOST_AT_ONCE)
    done.push(...(await work(tables.slice(from, from + MOST_AT_ONCE))))
  return done
}
