import type { FastifyInstance } from 'fastify'
import { type OpenAccounts, openAccounts } from './accounts/open.ts'
import { openAdmin } from './admin/open.ts'
import { openBlocks } from './blocks/open.ts'
import { type OpenBotsNeeds, openBots } from './bot-workers/open.ts'
import { openChat } from './chat/open.ts'
import { type OpenClocks, openClocks } from './clocks/open.ts'
import { type GroundNeeds, openGround } from './ground.ts'
import { addressRoutes } from './http/address-routes.ts'
import { buildApp, type Routes } from './http/app.ts'
import { openLobby } from './lobby/open.ts'
import { type OpenNotices, openNotices } from './notices/open.ts'
import { type OpenTidying, openTidying } from './operating/open-tidying.ts'
import { openOrders } from './orders/open.ts'
import { Parts } from './part.ts'
import { headsOf } from './previews/head.ts'
import { type OpenResults, openResults } from './ratings/open.ts'
import { openReports } from './reports/open.ts'
import { openSharing } from './sharing/open-sharing.ts'
import type { SharingTimes } from './sharing/together.ts'
import { type SocketLimits, USUAL_LIMITS } from './socket/limits.ts'
import { openSockets } from './socket/open.ts'
import type { Database } from './storage/database.ts'
import type { FoundingLimits } from './tables/founders.ts'
import type { Hall } from './tables/hall.ts'
import { openTables, type Waits } from './tables/open.ts'

export interface ServerNeeds extends GroundNeeds, Waits, Pick<OpenBotsNeeds, 'botsOf'> {
  /** The folder with the built application. */
  readonly site: string
  /** What live connections may cost. */
  readonly limits?: SocketLimits
  /** How many tables one person may lay. */
  readonly founding?: Partial<FoundingLimits>
  /** How long the words of other processes count. */
  readonly sharingTimes?: SharingTimes
  /** Whether every answer is held to the contract: in tests. */
  readonly checksReplies?: boolean
}

/** All of the server, before it listens. */
export interface Server
  extends Pick<OpenAccounts, 'people' | 'sessions'>,
    Pick<OpenClocks, 'timekeeper'>,
    Pick<OpenNotices, 'notices'>,
    Pick<OpenResults, 'settling'>,
    Pick<OpenTidying, 'tidying'> {
  readonly app: FastifyInstance
  readonly database: Database
  readonly hall: Hall
  /** Sends clients away to come back later, then closes what is open, in that order. */
  close(): Promise<void>
}

/** Opens the parts of the server one after the other; each may use those above it. */
export async function buildServer(needs: ServerNeeds): Promise<Server> {
  const { limits = USUAL_LIMITS, founding, sharingTimes: times } = needs
  const parts = new Parts()
  const ground = parts.add(await openGround(needs))
  const { config, database } = ground
  const accounts = openAccounts(ground)
  const { people, sessions } = accounts
  const { settling } = parts.add(openResults({ ...ground, people }))
  const { notices } = parts.add(await openNotices(ground))
  const { chats } = parts.add(openChat(ground))
  const { orders } = parts.add(openOrders(ground))
  const { blocks } = parts.add(openBlocks({ ...ground, people }))
  const { reports } = parts.add(openReports(ground))
  const bots = parts.add(openBots({ ...ground, botsOf: needs.botsOf }))
  const served = parts.add(new Served())
  const sharing = parts.add(await openSharing({ ...ground, times }))
  const seated = { people, chats, orders, bots, sharing, parts, waits: needs }
  const { hall, outages, changeTable } = parts.add(openTables({ ...ground, ...seated }))
  const { timekeeper } = parts.add(openClocks({ ...ground, outages, timeouts: hall.timeouts }))
  const { lobby } = parts.add(openLobby({ ...ground, hall, people, blocks, founding }))
  parts.add(openSockets({ ...ground, accounts, hall, chats, lobby, blocks, limits }))
  parts.add({ routes: () => addressRoutes(config) })
  parts.add(openAdmin({ ...ground, accounts, hall, reports, changeTable }))
  const { tidying } = parts.add(openTidying({ ...ground, parts }))
  parts.add(accounts.part(changeTable))
  const headOf = headsOf({ tables: database.tables, origin: config.origin, now: ground.now })
  const routes = [forPeople(accounts, parts.routes), ...parts.operatorRoutes]
  const app = served.by(await buildApp({ ...needs, ...ground, routes, headOf }))
  await parts.start()
  const working = { timekeeper, notices, settling, tidying }
  return { app, database, hall, people, sessions, ...working, close: () => parts.close() }
}

/** What is reached by HTTP. It is built last, from all parts, and closed after the tables are. */
class Served {
  #app: FastifyInstance | null = null

  by(app: FastifyInstance): FastifyInstance {
    this.#app = app
    return app
  }

  async close(): Promise<void> {
    await this.#app?.close()
  }
}

/** The routes of people: who speaks is known to all of them. */
function forPeople({ identify }: OpenAccounts, routes: readonly Routes[]): Routes {
  return async (app) => {
    identify(app)
    for (const add of routes) await app.register(async (scope) => add(scope))
  }
}
