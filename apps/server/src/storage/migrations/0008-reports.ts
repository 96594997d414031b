import type { Kysely } from 'kysely'

/** What people tell the operator about others. */
export async function reports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('about_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('closed', 'bigint')
    .addColumn('note', 'text')
    .execute()
  await db.schema.createIndex('reports_open').on('reports').columns(['closed', 'at']).execute()
  await db.schema.createIndex('reports_by').on('reports').columns(['by_id', 'at']).execute()
}
