import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../storage/database.ts'
import type { Schema } from '../storage/schema.ts'
import type { ChangeTable } from '../table-doc/table-doc.ts'
import { Accounts } from './accounts.ts'
import { Audit } from './audit.ts'
import type { PersonalData } from './leaving/personal-data.ts'
import { Challenges } from './passkeys/challenges.ts'
import { Passkeys } from './passkeys/passkeys.ts'
import { Attempts } from './passwords/attempts.ts'
import { PasswordHasher } from './passwords/password-hasher.ts'
import type { People } from './people.ts'
import type { SeatLinks } from './seat-links.ts'
import { SecondFactors } from './second-factor/second-factors.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'
import { WaysIn } from './ways-in.ts'

/** What the routes of accounts need from the rest of the server. */
export interface AccountRouteNeeds {
  readonly database: Pick<Database, 'queries' | 'tables'>
  readonly people: People
  readonly sessions: Sessions
  readonly links: SeatLinks
  readonly cookie: SessionCookie
  readonly config: Pick<Config, 'origin' | 'limits'>
  readonly now: () => number
  readonly changeTable: ChangeTable
  /** What other parts of the server keep about people. */
  readonly personalData: readonly PersonalData[]
}

/** All that accounts are made of. */
export interface Parts extends Omit<AccountRouteNeeds, 'database' | 'config'> {
  /** Where people open the server, if the operator said so. */
  readonly origin: string | undefined
  /** How often one address may call the API in a minute; what makes accounts may be called less. */
  readonly requestsPerMinute: number
  readonly db: Kysely<Schema>
  readonly tables: Database['tables']
  readonly ways: WaysIn
  readonly factors: SecondFactors
  readonly passkeys: Passkeys
  readonly accounts: Accounts
  readonly audit: Audit
}

export function partsOf({ database, config, ...needs }: AccountRouteNeeds): Parts {
  const { queries: db, tables } = database
  const { people, now } = needs
  const { origin, limits } = config
  const { requestsPerMinute } = limits
  const ways = new WaysIn(db, now)
  const factors = new SecondFactors(db, now)
  const challenges = new Challenges(db, now)
  const passkeys = new Passkeys(ways, challenges)
  const attempts = new Attempts(db, now)
  const hasher = new PasswordHasher()
  const audit = new Audit(db, now)
  const inside = { db, people, ways, factors, passkeys, audit }
  const accounts = new Accounts({ ...inside, hasher, attempts, challenges })
  return { ...needs, ...inside, origin, requestsPerMinute, tables, accounts }
}
