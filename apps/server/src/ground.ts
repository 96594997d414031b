import { join } from 'node:path'
import { isGameId } from '@meadhall/games'
import { rulesForTables } from '@meadhall/games/every-hand'
import type { AnyRules } from '@meadhall/kernel'
import type { Logger } from 'pino'
import { SteadyClock } from './clocks/steady-clock.ts'
import type { Config } from './config.ts'
import { Failures } from './operating/failures.ts'
import { Faults } from './operating/faults.ts'
import type { Health } from './operating/health.ts'
import { createMetrics, type Metrics } from './operating/metrics.ts'
import type { Part } from './part.ts'
import type { Database, DatabaseNeeds } from './storage/database.ts'
import { openDatabase } from './storage/open-database.ts'
import { keepPrivate } from './storage/private-files.ts'

export interface GroundNeeds {
  readonly config: Config
  readonly log: Logger
  readonly health: Health
  readonly now?: () => number
  /** `false` only to measure what durability costs. */
  readonly isDurable?: boolean
  /** Told of every statement that is asked of the database. */
  readonly heard?: DatabaseNeeds['heard']
  /** The rules of a game by its id. */
  readonly rulesOf?: Ground['rulesOf']
}

/** What every part of the server stands on: settings, time, the store, and where failures go. */
export interface Ground extends Part {
  readonly config: Config
  readonly log: Logger
  readonly clock: SteadyClock
  readonly now: () => number
  readonly database: Database
  readonly metrics: Metrics
  readonly failures: Failures
  /** The rules of a game by its id; `null` where there is no such game. */
  rulesOf(game: string): Promise<AnyRules | null>
}

export async function openGround(needs: GroundNeeds): Promise<Ground> {
  const { config, log, health, isDurable = true, rulesOf = knownRules, heard } = needs
  const clock = new SteadyClock(needs.now ?? Date.now, needs.now ?? (() => performance.now()))
  const { now } = clock
  for (const path of keepPrivate(config.data))
    log.warn({ path }, 'others on this machine may read what is not ours to close')
  const database = await openDatabase(config, { now, isDurable, ...(heard && { heard }) })
  health.needs('store', () => database.ping())
  const metrics = createMetrics()
  const faults = new Faults(join(config.data, 'faults'), now)
  const failures = new Failures({ log, metrics, faults })
  const close = () => database.close()
  return { config, log, clock, now, database, metrics, failures, rulesOf, close }
}

async function knownRules(game: string): Promise<AnyRules | null> {
  return isGameId(game) ? await rulesForTables(game) : null
}
