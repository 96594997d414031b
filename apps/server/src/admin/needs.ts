import type { Kysely } from 'kysely'
import type { Audit } from '../accounts/audit.ts'
import type { LeavingNeeds } from '../accounts/leaving/leaving.ts'
import type { Rights } from '../accounts/rights.ts'
import type { Reports } from '../reports/reports.ts'
import type { Schema } from '../storage/schema.ts'
import type { Hall } from '../tables/hall.ts'

/** What administration works on. */
export interface AdminNeeds {
  readonly token: string
  readonly db: Kysely<Schema>
  /** What lists are read by. */
  readonly reads: Kysely<Schema>
  readonly hall: Hall
  readonly rights: Rights
  readonly reports: Reports
  readonly audit: Audit
  /** What a person's data are gathered from. */
  readonly leaving: LeavingNeeds
  /** The data folder where the embedded store is used; `null` over PostgreSQL. */
  readonly dataFolder: string | null
  readonly faultsFolder: string
  readonly now: () => number
}
