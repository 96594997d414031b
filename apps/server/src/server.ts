import { setTimeout as wait } from 'node:timers/promises'
import { GAMES, type GameId, isGameId } from '@meadhall/games'
import type { RefusalCode } from '@meadhall/protocol'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ChangeTable } from './accounts/leaving/person-at-tables.ts'
import { openAccounts } from './accounts/open.ts'
import type { People } from './accounts/people.ts'
import type { Sessions } from './accounts/sessions.ts'
import { meteredPool } from './bot-workers/index.ts'
import { ChatStore } from './chat/chat-store.ts'
import { ownChat } from './chat/own-chat.ts'
import { Outages } from './clocks/outages.ts'
import { SteadyClock } from './clocks/steady-clock.ts'
import { Timekeeper } from './clocks/timekeeper.ts'
import type { Config } from './config.ts'
import { buildApp, type Routes } from './http/app.ts'
import { type OpenNotices, openNotices, turnOf } from './notices/index.ts'
import type { Health } from './operating/health.ts'
import { measuredMatches, watch } from './operating/measuring.ts'
import { createMetrics } from './operating/metrics.ts'
import { type SocketLimits, USUAL_LIMITS } from './socket/limits.ts'
import { socketRoutes } from './socket/routes.ts'
import type { Database } from './storage/database.ts'
import { openDatabase } from './storage/open-database.ts'
import { StoreUnavailable } from './storage/unavailable.ts'
import { Hall, type HallNeeds } from './tables/hall.ts'
import { tableRoutes } from './tables/table-routes.ts'

export interface ServerNeeds {
  readonly config: Config
  readonly log: Logger
  readonly health: Health
  /** The folder with the built application. */
  readonly site: string
  readonly now?: () => number
  /** How long a bot waits before its move. */
  readonly botPauseMs?: number
  /** What one live connection may cost. */
  readonly limits?: SocketLimits
  /** `false` only to measure what durability costs. */
  readonly isDurable?: boolean
}

/** All of the server, before it listens. */
export interface Server {
  readonly app: FastifyInstance
  readonly database: Database
  readonly hall: Hall
  readonly timekeeper: Timekeeper
  readonly people: People
  readonly sessions: Sessions
  readonly notices: OpenNotices['notices']
  /** Sends clients away to come back later, then closes what is open, in that order. */
  close(): Promise<void>
}

const BOT_PAUSE_MS = 600

/** Puts the server together: the store, the hall over it, and what is reached by HTTP and sockets. */
export async function buildServer(needs: ServerNeeds): Promise<Server> {
  const { config, log, health, site, botPauseMs = BOT_PAUSE_MS } = needs
  const { limits = USUAL_LIMITS, isDurable = true } = needs
  const clock = new SteadyClock(needs.now ?? Date.now, needs.now ?? (() => performance.now()))
  const { now } = clock
  const database = await openDatabase(config, { now, isDurable })
  health.needs('store', () => database.ping())
  const accounts = openAccounts({ database, config, log, now })
  const { people, sessions, sessionWatch } = accounts
  const failed = (error: unknown) => codeOfFailure(error, log)
  const metrics = createMetrics()
  const bots = meteredPool(metrics.registry, { log })
  const chats = new ChatStore(database.queries)
  const noticed = await openNotices({ config, queries: database.queries, log, now })
  const { notices } = noticed
  const { tables } = database
  const outages = new Outages(database.queries)
  const breathe = async () => void (await wait(botPauseMs))
  const matches = measuredMatches(database.matches, metrics)
  const parts = { tables, matches, people, chats, outages, notices, bots, now, log, breathe }
  const hall = new Hall(hallNeeds(parts))
  watch(metrics.tables, () => hall.size)
  const timekeeper = new Timekeeper({ clock, outages, timeouts: hall.timeouts, log })
  await timekeeper.start()
  const who = (token: string) => sessions.who(token)
  const changeTable: ChangeTable = async (id, change) => (await hall.table(id))?.change(change)
  const api: Routes = async (app) => {
    accounts.identify(app)
    const personalData = [noticed.personalData, ownChat(database.queries)]
    const accountRoutes = accounts.routes({ changeTable, personalData })
    await app.register(async (scope) => accountRoutes(scope))
    await app.register(async (scope) => tableRoutes({ hall, tables, now })(scope))
    await app.register(async (scope) => noticed.routes(scope))
    await app.register(async (scope) =>
      socketRoutes({ hall, tables, chats, limits, now, who, sessionWatch, failed, metrics })(scope),
    )
  }
  const app = await buildApp({ config, log, metrics, health, site, routes: [api] })
  notices.start()
  const close = async () => {
    accounts.close()
    await timekeeper.stop()
    await hall.close()
    await app.close()
    await bots.close()
    await noticed.close()
    await database.close()
  }
  return { app, database, hall, timekeeper, people, sessions, notices, close }
}

/** What the hall is made of. */
interface HallParts extends Pick<HallNeeds, 'tables' | 'matches' | 'chats' | 'now' | 'breathe'> {
  readonly people: People
  readonly outages: Outages
  readonly notices: OpenNotices['notices']
  readonly bots: ReturnType<typeof meteredPool>
  readonly log: Logger
}

function hallNeeds(parts: HallParts): HallNeeds {
  const { tables, matches, people, chats, outages, notices, bots, now, log, breathe } = parts
  return {
    tables,
    matches,
    chats,
    clocks: { matches, now, outages, awayOf: (person) => people.away(person) },
    now,
    announce: () => undefined,
    changed: (table) => notices.turnChanged(turnOf(table, now())),
    away: (table) => notices.forget(table),
    rulesOf: async (game) => (isGameId(game) ? await GAMES[game].rules() : null),
    botsOf: (game) => bots.botsOf(knownGame(game)),
    breathe,
    fail: (error, table) => log.error({ err: error, table }, 'a table failed'),
  }
}

function knownGame(game: string): GameId {
  if (!isGameId(game)) throw new Error(`there is no game "${game}"`)
  return game
}

/** What a client is told of a failure that is not its own; the rest is for the log. */
function codeOfFailure(error: unknown, log: Logger): RefusalCode {
  if (error instanceof StoreUnavailable) {
    log.warn({ err: error }, 'the store does not answer')
    return 'unavailable'
  }
  log.error({ err: error }, 'a message failed')
  return 'internal'
}
