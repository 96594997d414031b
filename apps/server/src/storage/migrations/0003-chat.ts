import type { Kysely } from 'kysely'

/** What is said at tables, and who does not want to hear whom. */
export async function chat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .addUniqueConstraint('chat_once', ['table_id', 'person_id', 'key'])
    .execute()
  await db.schema
    .createTable('mutes')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('muted_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person_id', 'muted_id'])
    .execute()
}
