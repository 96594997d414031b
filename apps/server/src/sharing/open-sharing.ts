import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { PostgresBus } from '../bus/postgres-bus.ts'
import type { Config } from '../config.ts'
import type { Database } from '../storage/database.ts'
import { headsOf } from './heads.ts'
import { ALONE, type Sharing } from './sharing.ts'
import { type SharingTimes, Together, USUAL_TIMES } from './together.ts'

export interface SharingNeeds {
  readonly config: Pick<Config, 'databaseUrl'>
  readonly database: Database
  readonly times: SharingTimes | undefined
  readonly now: () => number
  readonly log: Logger
}

const NAME_BYTES = 9

/** Over PostgreSQL there may be any number of processes; a file in a folder belongs to one. */
export async function openSharing(needs: SharingNeeds): Promise<Sharing> {
  const { config, database, times = USUAL_TIMES, now, log } = needs
  if (config.databaseUrl === undefined) return ALONE
  const fail = (error: unknown) =>
    log.warn({ err: error }, 'what other processes do may be heard late')
  return new Together({
    bus: await PostgresBus.open(config.databaseUrl, fail),
    leases: database.leases,
    heads: (tables) => headsOf(database.queries, tables),
    process: randomBytes(NAME_BYTES).toString('base64url'),
    times,
    now,
    fail,
  })
}
