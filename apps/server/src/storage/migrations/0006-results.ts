import { type Kysely, sql } from 'kysely'

/** How games ended for whom, and what that says of their strength. */
export async function results(db: Kysely<unknown>): Promise<void> {
  await starters(db)
  await ratings(db)
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('score', 'double precision', (column) => column.notNull())
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
    .execute()
  await db.schema.createIndex('results_person').on('results').column('person_id').execute()
}

/** Who began each seat; in games that have begun that is, as far as is known, who sits there. */
async function starters(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('started_by', 'text').execute()
  await sql`update seats set started_by = person_id where table_id in
    (select id from tables where phase in ('playing', 'paused', 'over'))`.execute(db)
  await db.schema.createIndex('seats_starter').on('seats').column('started_by').execute()
  await db.schema
    .alterTable('tables')
    .addColumn('settled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('tables_settled').on('tables').columns(['phase', 'settled']).execute()
}

async function ratings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person_id', 'game', 'players'])
    .execute()
  await db.schema
    .createTable('rating_changes')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('mu_before', 'double precision', (column) => column.notNull())
    .addColumn('sigma_before', 'double precision', (column) => column.notNull())
    .addColumn('mu_after', 'double precision', (column) => column.notNull())
    .addColumn('sigma_after', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_changes_key', ['table_id', 'seat'])
    .execute()
}
