import type { Kysely } from 'kysely'

/** From where people have signed in well: others' failures do not keep them out there. */
export async function knownAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_addresses')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('known_addresses_person')
    .on('known_addresses')
    .column('person_id')
    .execute()
}
