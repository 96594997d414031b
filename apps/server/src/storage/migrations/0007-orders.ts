import type { Kysely } from 'kysely'

/** What people left word of for questions that are not asked yet. */
export async function orders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('orders_table').on('orders').column('table_id').execute()
  await db.schema.createIndex('orders_person').on('orders').column('person_id').execute()
}
