import type { Kysely } from 'kysely'

/** People, tables, and the games that are played at them. */
export async function first(db: Kysely<unknown>): Promise<void> {
  await people(db)
  await tables(db)
  await games(db)
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .addColumn('settings', 'text')
    .execute()
  await db.schema
    .createTable('credentials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('credentials_person').on('credentials').column('person_id').execute()
  await db.schema.createIndex('sessions_person').on('sessions').column('person_id').execute()
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('resume_hash', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await db.schema
    .createTable('leases')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('tables_open')
    .on('tables')
    .columns(['phase', 'is_public', 'touched'])
    .execute()
  await db.schema.createIndex('seats_person').on('seats').column('person_id').execute()
}

async function games(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('clock', 'text')
    .addColumn('due', 'bigint')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('actions')
    .addColumn('game_id', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('actions_key', ['game_id', 'n'])
    .execute()
  await db.schema
    .createTable('snapshots')
    .addColumn('game_id', 'text', (column) => column.primaryKey())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('kept', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('games_due').on('games').column('due').execute()
}
