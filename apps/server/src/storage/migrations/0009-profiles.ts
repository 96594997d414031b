import type { Kysely } from 'kysely'

/** What results came from, for statistics; and whom people do not want to play with. */
export async function profiles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('results').addColumn('played_as', 'text').execute()
  await db.schema.alterTable('results').addColumn('sources', 'text').execute()
  await db.schema
    .createTable('blocks')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('blocked_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person_id', 'blocked_id'])
    .execute()
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute()
}
