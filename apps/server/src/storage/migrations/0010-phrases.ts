import type { Kysely } from 'kysely'

/** What is said at tables may be a phrase that has a text in every language. */
export async function phrases(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat').addColumn('phrase', 'text').execute()
}
