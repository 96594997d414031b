import { type Kysely, sql } from 'kysely'

/**
 * A code beside the password, and codes for the day on which the device is lost. Nobody has a second
 * factor yet, so an operator whom a password alone lets in is a player until the role is given again.
 */
export async function secondFactor(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('on_since', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute()
  // Offers that nobody took up are looked for when the house is put in order.
  await sql`create index second_factors_offered on second_factors (created) where on_since is null`.execute(
    db,
  )
  await db.schema
    .createTable('recovery_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('recovery_codes_person')
    .on('recovery_codes')
    .column('person_id')
    .execute()
  await sql`update people set role = 'player' where role = 'operator' and (kind <> 'account'
    or id in (select person_id from credentials where kind = 'password'))`.execute(db)
}
