import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Routes } from '../http/app.ts'
import type { Database } from '../storage/database.ts'
import { identify } from './identify.ts'
import type { AccountRouteNeeds } from './parts.ts'
import { PassWatch } from './pass-watch.ts'
import { People } from './people.ts'
import { accountRoutes } from './routes/index.ts'
import { SeatLinks } from './seat-links.ts'
import { SessionCookie } from './session-cookie.ts'
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
  readonly links: SeatLinks
  /** Look after connections that stay open. */
  readonly sessionWatch: PassWatch
  readonly linkWatch: PassWatch
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
  const links = new SeatLinks({ db: queries, sessions, now })
  const fail = (err: unknown) => log.warn({ err }, 'open connections could not be looked after')
  const sessionWatch = new PassWatch(sessions, fail)
  const linkWatch = new PassWatch(links, fail)
  return {
    people,
    sessions,
    links,
    sessionWatch,
    linkWatch,
    identify: (app) => identify(app, { sessions, cookie, now }),
    routes: (more) =>
      accountRoutes({ database, people, sessions, links, cookie, config, now, ...more }),
    close() {
      sessionWatch.stop()
      linkWatch.stop()
    },
  }
}
