import type { Config } from '../config.ts'
import type { Database, DatabaseNeeds } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** The database that an operator chose: PostgreSQL where there is an address, else a file. */
export function openDatabase(
  { databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>,
  needs: DatabaseNeeds,
): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(data, needs) : openPostgres(databaseUrl, needs)
}
