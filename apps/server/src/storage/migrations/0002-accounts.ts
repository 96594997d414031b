import { type Kysely, sql } from 'kysely'

/** What accounts need beyond a name: rights, time away, what was done by whom, and short-lived things. */
export async function accounts(db: Kysely<unknown>): Promise<void> {
  await peopleColumns(db)
  await auditTable(db)
  await challengesTable(db)
  await attemptsTable(db)
}

/** One by one: SQLite adds no two columns at once. */
async function peopleColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('people').addColumn('name_key', 'text').execute()
  await db.schema
    .alterTable('people')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo(sql.lit('player')))
    .execute()
  await db.schema.alterTable('people').addColumn('banned_until', 'bigint').execute()
  await db.schema.alterTable('people').addColumn('muted_until', 'bigint').execute()
  await db.schema.alterTable('people').addColumn('away', 'text').execute()
  await db.schema.createIndex('people_name_key').unique().on('people').column('name_key').execute()
}

async function auditTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text')
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('detail', 'text')
    .execute()
  await db.schema.createIndex('audit_about').on('audit').columns(['about', 'at']).execute()
}

async function challengesTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute()
}

async function attemptsTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last', 'bigint', (column) => column.notNull())
    .execute()
}
