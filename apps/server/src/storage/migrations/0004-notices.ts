import type { Kysely } from 'kysely'

/** Notices: what people want, where to, who is waited for, what was sent; and the server's own keys. */
export async function notices(db: Kysely<unknown>): Promise<void> {
  await wishes(db)
  await waits(db)
  await db.schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

async function wishes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_preferences')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('notice_targets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('notice_targets_person')
    .on('notice_targets')
    .column('person_id')
    .execute()
}

async function waits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_waits')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('question', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('announced', 'integer', (column) => column.notNull())
    .addColumn('reminded', 'integer', (column) => column.notNull())
    .addColumn('look_at', 'bigint')
    .addPrimaryKeyConstraint('notice_waits_key', ['table_id', 'person_id'])
    .execute()
  await db.schema.createIndex('notice_waits_look').on('notice_waits').column('look_at').execute()
  await db.schema
    .createIndex('notice_waits_person')
    .on('notice_waits')
    .column('person_id')
    .execute()
  await db.schema
    .createTable('notices_sent')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('notices_sent_who')
    .on('notices_sent')
    .columns(['who', 'at'])
    .execute()
}
