import type { FastifyInstance } from 'fastify'
import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import type { ChangeTable } from '../table-doc/table-doc.ts'
import { identify } from './identify.ts'
import { PassWatch } from './pass-watch.ts'
import { People } from './people.ts'
import { accountRoutes } from './routes/index.ts'
import { SeatLinks } from './seat-links.ts'
import { SessionCookie } from './session-cookie.ts'
import { Sessions } from './sessions.ts'
import { sweepAccounts } from './sweep.ts'

type OpenAccountsNeeds = Pick<Ground, 'database' | 'config' | 'log' | 'now'>

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
  /** The part they are, once tables can be changed. */
  part(changeTable: ChangeTable): Part
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
    part: (changeTable) => ({
      routes: ({ personalData }) => {
        const given = { database, people, sessions, links, cookie, config, now }
        return accountRoutes({ ...given, changeTable, personalData })
      },
      chores: [{ name: 'accounts', run: (at) => sweepAccounts(queries, database.reads, at) }],
      close() {
        sessionWatch.stop()
        linkWatch.stop()
      },
    }),
  }
}
