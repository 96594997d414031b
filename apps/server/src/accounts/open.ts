import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Routes } from '../http/app.ts'
import type { Database } from '../storage/database.ts'
import { identify } from './identify.ts'
import type { AccountRouteNeeds } from './parts.ts'
import { People } from './people.ts'
import { accountRoutes } from './routes/index.ts'
import { SessionCookie } from './session-cookie.ts'
import { SessionWatch } from './session-watch.ts'
import { Sessions } from './sessions.ts'

export interface OpenAccountsNeeds {
  readonly database: Database
  readonly config: Config
  readonly log: Logger
  readonly now: () => number
}

/** The people of a server that runs. */
export interface OpenAccounts {
  readonly people: People
  readonly sessions: Sessions
  /** Looks after connections that stay open. */
  readonly sessionWatch: SessionWatch
  /** Finds out who speaks, for all routes that are added later. */
  identify(app: FastifyInstance): void
  routes(more: Pick<AccountRouteNeeds, 'changeTable' | 'personalData'>): Routes
  close(): void
}

export function openAccounts({ database, config, log, now }: OpenAccountsNeeds): OpenAccounts {
  const { queries } = database
  const people = new People(queries, now)
  const sessions = new Sessions(queries, now)
  const cookie = new SessionCookie(config.origin)
  const sessionWatch = new SessionWatch(sessions, (err) =>
    log.warn({ err }, 'open sessions could not be looked after'),
  )
  return {
    people,
    sessions,
    sessionWatch,
    identify: (app) => identify(app, { sessions, cookie, now }),
    routes: (more) => accountRoutes({ database, people, sessions, cookie, config, now, ...more }),
    close: () => sessionWatch.stop(),
  }
}
