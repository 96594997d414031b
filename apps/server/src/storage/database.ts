import type { Kysely } from 'kysely'
import type { Leases } from './leases.ts'
import type { MatchStore } from './match-store.ts'
import type { Schema } from './schema.ts'
import type { TableStore } from './table-store.ts'

/** Where everything is kept. Repositories of single parts are written over `queries`. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly queries: Kysely<Schema>
  readonly matches: MatchStore
  readonly tables: TableStore
  readonly leases: Leases
  /** Rejects where the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** What opening one takes. */
export interface DatabaseNeeds {
  readonly now: () => number
  /** `false` lets a crash of the machine take the last moves with it: only to measure what they cost. */
  readonly isDurable?: boolean
}
