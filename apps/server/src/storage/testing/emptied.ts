import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Takes everything out of a database but its tables. */
export async function emptied(queries: Kysely<Schema>): Promise<void> {
  const tables = await queries.introspection.getTables()
  for (const { name } of tables) await queries.deleteFrom(name as keyof Schema).execute()
}
