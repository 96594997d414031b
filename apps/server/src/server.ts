import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { GAMES, type GameId, isGameId } from '@meadhall/games'
import type { AnyRules } from '@meadhall/kernel'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ChangeTable } from './accounts/leaving/person-at-tables.ts'
import { type OpenAccounts, openAccounts } from './accounts/open.ts'
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
import { Failures } from './operating/failures.ts'
import { Faults } from './operating/faults.ts'
import type { Health } from './operating/health.ts'
import { measuredMatches, watch } from './operating/measuring.ts'
import { createMetrics } from './operating/metrics.ts'
import { openSharing } from './sharing/open-sharing.ts'
import type { SharingTimes } from './sharing/together.ts'
import { type SocketLimits, USUAL_LIMITS } from './socket/limits.ts'
import { type SocketNeeds, socketRoutes } from './socket/routes.ts'
import type { Database } from './storage/database.ts'
import { openDatabase } from './storage/open-database.ts'
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
  /** How long the words of other processes count. */
  readonly sharingTimes?: SharingTimes
  /** The rules of a game by its id. */
  readonly rulesOf?: HallNeeds['rulesOf']
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
  const { limits = USUAL_LIMITS, isDurable = true, rulesOf = knownRules } = needs
  const clock = new SteadyClock(needs.now ?? Date.now, needs.now ?? (() => performance.now()))
  const { now } = clock
  const database = await openDatabase(config, { now, isDurable })
  health.needs('store', () => database.ping())
  const accounts = openAccounts({ database, config, log, now })
  const { people, sessions } = accounts
  const metrics = createMetrics()
  const faults = new Faults(join(config.data, 'faults'), now)
  const failures = new Failures({ log, metrics, faults })
  const bots = meteredPool(metrics.registry, { log })
  const chats = new ChatStore(database.queries)
  const noticed = await openNotices({ config, queries: database.queries, log, now })
  const { notices } = noticed
  const sharing = await openSharing({ config, database, times: needs.sharingTimes, now, log })
  const { tables } = database
  const outages = new Outages(database.queries)
  const breathe = async () => void (await wait(botPauseMs))
  const matches = measuredMatches(database.matches, metrics)
  const kept = { tables, matches, people, chats, outages, notices }
  const hall = new Hall(hallNeeds({ ...kept, sharing, bots, now, rulesOf, breathe, failures }))
  watch(metrics.tables, () => hall.size)
  const timekeeper = new Timekeeper({ clock, outages, timeouts: hall.timeouts, log })
  await timekeeper.start()
  const reached = { database, accounts, hall, chats, noticed, limits, now, metrics, failures }
  const api = apiRoutes(reached)
  const app = await buildApp({ config, log, metrics, health, site, routes: [api] })
  notices.start()
  const close = async () => {
    accounts.close()
    await timekeeper.stop()
    await hall.close()
    await sharing.close()
    await app.close()
    await bots.close()
    await noticed.close()
    await database.close()
  }
  return { app, database, hall, timekeeper, people, sessions, notices, close }
}

type Given = 'tables' | 'matches' | 'chats' | 'sharing' | 'now' | 'rulesOf' | 'breathe'

/** What the hall is made of. */
interface HallParts extends Pick<HallNeeds, Given> {
  readonly people: People
  readonly outages: Outages
  readonly notices: OpenNotices['notices']
  readonly bots: ReturnType<typeof meteredPool>
  readonly failures: Failures
}

function hallNeeds({ people, outages, notices, bots, failures, ...given }: HallParts): HallNeeds {
  const { matches, now } = given
  return {
    ...given,
    clocks: { matches, now, outages, awayOf: (person) => people.away(person) },
    changed: (table) => notices.turnChanged(turnOf(table, now())),
    away: (table) => notices.forget(table),
    botsOf: (game) => bots.botsOf(knownGame(game)),
    fail: (error, table) => void failures.note(error, table),
  }
}

interface Reached extends Pick<SocketNeeds, 'hall' | 'chats' | 'limits' | 'now' | 'metrics'> {
  readonly database: Database
  readonly accounts: OpenAccounts
  readonly noticed: OpenNotices
  readonly failures: Failures
}

/** What is reached by HTTP and sockets. */
function apiRoutes({ database, accounts, noticed, failures, ...reached }: Reached): Routes {
  const { hall, now } = reached
  const { tables } = database
  const { sessions, sessionWatch } = accounts
  const who = (token: string) => sessions.who(token)
  const failed: SocketNeeds['failed'] = (error, table) => failures.note(error, table)
  const changeTable: ChangeTable = async (id, change) => (await hall.table(id))?.change(change)
  return async (app) => {
    accounts.identify(app)
    const personalData = [noticed.personalData, ownChat(database.queries)]
    const accountRoutes = accounts.routes({ changeTable, personalData })
    await app.register(async (scope) => accountRoutes(scope))
    await app.register(async (scope) => tableRoutes({ hall, tables, now })(scope))
    await app.register(async (scope) => noticed.routes(scope))
    const live = { ...reached, tables, who, sessionWatch, failed }
    await app.register(async (scope) => socketRoutes(live)(scope))
  }
}

async function knownRules(game: string): Promise<AnyRules | null> {
  return isGameId(game) ? await GAMES[game].rules() : null
}

function knownGame(game: string): GameId {
  if (!isGameId(game)) throw new Error(`there is no game "${game}"`)
  return game
}
