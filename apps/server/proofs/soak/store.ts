import { join } from 'node:path'
import type { Database } from '../../src/storage/database.ts'
import { openDatabase } from '../../src/storage/open-database.ts'
import { PostgresServer } from '../../src/storage/testing/postgres/server.ts'

/** Where the servers of a soak keep everything, also to be looked into from outside. */
export interface SoakStore {
  readonly env: { readonly MEADHALL_DATA: string; readonly DATABASE_URL?: string }
  open(): Promise<Database>
  /** The PostgreSQL behind it. */
  readonly postgres: PostgresServer | null
  close(): Promise<void>
}

/** One process has a file; several share a real PostgreSQL that is started for them. */
export async function soakStore(folder: string, processes: number): Promise<SoakStore> {
  const data = join(folder, 'data')
  const postgres = processes > 1 ? await PostgresServer.start() : null
  const databaseUrl = postgres?.url()
  return {
    env: { MEADHALL_DATA: data, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    open: () => openDatabase({ data, databaseUrl }, { now: Date.now }),
    postgres,
    close: async () => await postgres?.stop(),
  }
}
