import type { Kysely } from 'kysely'
import type { PersonalData } from '../accounts/leaving/personal-data.ts'
import type { Schema } from '../storage/schema.ts'
import { ORDER_VERSION, type StandingOrder } from './standing-order.ts'

/** What people left word of, by table. */
export class OrderStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The oldest first. */
  async of(table: string): Promise<StandingOrder[]> {
    const rows = await this.#db
      .selectFrom('orders')
      .select(['id', 'seat', 'person_id', 'data'])
      .where('table_id', '=', table)
      .orderBy('created')
      .orderBy('id')
      .execute()
    return rows.map(({ id, seat, person_id, data }) => ({
      ...(JSON.parse(data) as Pick<StandingOrder, 'version' | 'wish' | 'assumes'>),
      id,
      seat,
      person: person_id,
    }))
  }

  async add(table: string, order: StandingOrder, created: number): Promise<void> {
    const { id, seat, person, wish, assumes } = order
    const data = JSON.stringify({ version: ORDER_VERSION, wish, assumes })
    await this.#db
      .insertInto('orders')
      .values({ id, table_id: table, seat, person_id: person, data, created })
      .execute()
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('orders').where('id', '=', id).execute()
  }
}

/** Orders go with their person. */
export function ownOrders(db: Kysely<Schema>): PersonalData {
  return {
    name: 'orders',
    exported: (person) =>
      db
        .selectFrom('orders')
        .select(['table_id', 'seat', 'data', 'created'])
        .where('person_id', '=', person)
        .execute(),
    async erased(person) {
      await db.deleteFrom('orders').where('person_id', '=', person).execute()
    },
    async moved(guest, account) {
      const moving = db.updateTable('orders').set({ person_id: account })
      await moving.where('person_id', '=', guest).execute()
    },
  }
}
