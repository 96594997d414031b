import type { Kysely, KyselyConfig } from 'kysely'
import type { Leases } from './leases.ts'
import type { MatchStore } from './match-store.ts'
import type { Schema } from './schema.ts'
import type { TableStore } from './table-store.ts'

/** Where everything is kept. Repositories of single parts are written over `queries`. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly queries: Kysely<Schema>
  /**
   * For reading what may take more than a moment: lists, exports, what is put in order. Over a file it
   * is a thread of its own that reads, so that nobody else waits.
   */
  readonly reads: Kysely<Schema>
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
  /** Told of every statement of `queries` and `reads`: for tests and measurements. */
  readonly heard?: (statement: Statement) => void
}

/** A statement that was carried out. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** What Kysely is told so that somebody hears of statements. */
export function heardBy(heard: DatabaseNeeds['heard']): Pick<KyselyConfig, 'log'> {
  if (heard === undefined) return {}
  return { log: ({ query: { sql, parameters } }) => heard({ sql, parameters }) }
}
