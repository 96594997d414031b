import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bots } from '@meadhall/bots'
import { type GameId, isGameId } from '@meadhall/games'
import { rulesForTables } from '@meadhall/games/every-hand'
import type { AnyRules } from '@meadhall/kernel'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type OpenAccounts, openAccounts } from './accounts/open.ts'
import type { People } from './accounts/people.ts'
import { isBanned as isBannedAt } from './accounts/person.ts'
import type { Sessions } from './accounts/sessions.ts'
import { openAdmin } from './admin/open.ts'
import { Blocks } from './blocks/blocks.ts'
import { blocksOfPeople } from './blocks/personal-data.ts'
import { peopleRoutes } from './blocks/routes.ts'
import { meteredPool } from './bot-workers/index.ts'
import { ChatStore } from './chat/chat-store.ts'
import { ownChat } from './chat/own-chat.ts'
import { Outages } from './clocks/outages.ts'
import { SteadyClock } from './clocks/steady-clock.ts'
import { Timekeeper } from './clocks/timekeeper.ts'
import type { Config } from './config.ts'
import { addressRoutes } from './http/address-routes.ts'
import { buildApp, type Routes } from './http/app.ts'
import { LobbyFeed } from './lobby/lobby-feed.ts'
import { type OpenNotices, openNotices, turnOf } from './notices/index.ts'
import { choresOf } from './operating/chores.ts'
import { Failures } from './operating/failures.ts'
import { Faults } from './operating/faults.ts'
import type { Health } from './operating/health.ts'
import { measuredMatches, watch } from './operating/measuring.ts'
import { createMetrics } from './operating/metrics.ts'
import { Tidying } from './operating/tidying.ts'
import { OrderStore, ownOrders } from './orders/order-store.ts'
import { automaticPauseMs } from './orders/pause.ts'
import { headsOf } from './previews/head.ts'
import { type OpenResults, openResults } from './ratings/open.ts'
import { Reports, reportsOfPeople } from './reports/reports.ts'
import { reportRoutes } from './reports/routes.ts'
import { openSharing } from './sharing/open-sharing.ts'
import type { SharingTimes } from './sharing/together.ts'
import { type SocketLimits, USUAL_LIMITS } from './socket/limits.ts'
import { type SocketNeeds, socketRoutes } from './socket/routes.ts'
import type { Database, DatabaseNeeds } from './storage/database.ts'
import { openDatabase } from './storage/open-database.ts'
import { keepPrivate } from './storage/private-files.ts'
import { changingIn } from './tables/at-rest.ts'
import { type BeatMs, type BotTime, onTheBeat, usualBeatMs } from './tables/beat.ts'
import type { FoundingLimits } from './tables/founders.ts'
import { openTables } from './tables/games/listing.ts'
import { Hall, type HallNeeds } from './tables/hall.ts'
import { tableRoutes } from './tables/table-routes.ts'
import type { Later } from './tables/telling/late-telling.ts'

export interface ServerNeeds {
  readonly config: Config
  readonly log: Logger
  readonly health: Health
  /** The folder with the built application. */
  readonly site: string
  readonly now?: () => number
  /** How long after the question a bot answers. */
  readonly beatMs?: BeatMs
  /** Time as bots keep it. */
  readonly botTime?: BotTime
  /** The bots of a game, in place of those that think in threads. */
  readonly botsOf?: (game: GameId) => Bots
  /** How long an answer waits that nobody types, by a number from 0 to 1. */
  readonly pauseMs?: (chance: number) => number
  /** How what strangers are told waits, where a table wants it. */
  readonly later?: Later
  /** What live connections may cost. */
  readonly limits?: SocketLimits
  /** How many tables one person may lay. */
  readonly founding?: Partial<FoundingLimits>
  /** How long somebody may be away from a public table that waits for its game. */
  readonly absentMs?: number
  /** `false` only to measure what durability costs. */
  readonly isDurable?: boolean
  /** Told of every statement that is asked of the database. */
  readonly heard?: DatabaseNeeds['heard']
  /** How long the words of other processes count. */
  readonly sharingTimes?: SharingTimes
  /** The rules of a game by its id. */
  readonly rulesOf?: HallNeeds['rulesOf']
  /** Whether every answer is held to the contract: in tests. */
  readonly checksReplies?: boolean
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
  readonly settling: OpenResults['settling']
  readonly tidying: Tidying
  /** Sends clients away to come back later, then closes what is open, in that order. */
  close(): Promise<void>
}

/** Puts the server together: the store, the hall over it, and what is reached by HTTP and sockets. */
export async function buildServer(needs: ServerNeeds): Promise<Server> {
  const { config, log, health, limits = USUAL_LIMITS } = needs
  const { isDurable = true, rulesOf = knownRules, founding, heard } = needs
  const clock = new SteadyClock(needs.now ?? Date.now, needs.now ?? (() => performance.now()))
  const { now } = clock
  for (const path of keepPrivate(config.data))
    log.warn({ path }, 'others on this machine may read what is not ours to close')
  const database = await openDatabase(config, { now, isDurable, ...(heard && { heard }) })
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
  const { tables, queries, reads } = database
  const results = openResults({ queries, reads, people, rulesOf, matches: database.matches, log })
  const outages = new Outages(queries)
  const orders = new OrderStore(queries)
  const matches = measuredMatches(database.matches, metrics)
  const waits = waitsOf(needs)
  const kept = { tables, matches, people, chats, orders, outages, notices, results }
  const hall = new Hall(hallNeeds({ ...kept, ...waits, sharing, bots, now, rulesOf, failures }))
  watch(metrics.tables, () => hall.size)
  const timekeeper = new Timekeeper({ clock, outages, timeouts: hall.timeouts, log })
  await timekeeper.start()
  const tidying = tidyingOf({ database, hall, results, now, log })
  const opened = { config, database, accounts, hall, chats, noticed, results }
  const routes = apiRoutes({ ...opened, limits, founding, rulesOf, now, metrics, failures })
  const headOf = headsOf({ tables, origin: config.origin, now })
  const app = await buildApp({ ...needs, metrics, routes, headOf })
  notices.start()
  tidying.start()
  await results.settling.sweep()
  const close = async () => {
    accounts.close()
    await tidying.stop()
    await timekeeper.stop()
    await hall.close()
    await sharing.close()
    await app.close()
    await bots.close()
    await noticed.close()
    await results.settling.atRest()
    await database.close()
  }
  const working = { timekeeper, notices, settling: results.settling, tidying }
  return { app, database, hall, people, sessions, ...working, close }
}

const REAL_TIME: BotTime = { now: () => performance.now(), wait: (ms) => wait(ms) }

/** How long answers wait that nobody types, seats for those who are gone, and what strangers hear. */
function waitsOf(needs: ServerNeeds) {
  const { beatMs = usualBeatMs, botTime = REAL_TIME, pauseMs = automaticPauseMs } = needs
  const { absentMs, later, botsOf } = needs
  return {
    ...(botsOf && { ownBotsOf: botsOf }),
    ...(absentMs !== undefined && { absentMs }),
    ...(later && { later }),
    beat: onTheBeat(beatMs, botTime),
    pause: async () => void (await wait(pauseMs(Math.random()))),
  }
}

type Waits = 'beat' | 'pause' | 'absentMs' | 'later'
type Given = 'tables' | 'matches' | 'chats' | 'sharing' | 'now' | 'rulesOf' | Waits

/** What the hall is made of. */
interface HallParts extends Pick<HallNeeds, Given> {
  readonly orders: OrderStore
  readonly people: People
  readonly outages: Outages
  readonly notices: OpenNotices['notices']
  readonly results: OpenResults
  readonly bots: ReturnType<typeof meteredPool>
  readonly ownBotsOf?: NonNullable<ServerNeeds['botsOf']>
  readonly failures: Failures
}

function hallNeeds({ people, outages, bots, ownBotsOf, failures, ...parts }: HallParts): HallNeeds {
  const { notices, results, orders, ...given } = parts
  const { matches, now, pause } = given
  const fail: HallNeeds['fail'] = (error, table) => void failures.note(error, table)
  return {
    ...given,
    orders: { store: orders, pause, fail },
    clocks: { matches, now, outages, awayOf: (person) => people.away(person) },
    changed(table) {
      notices.turnChanged(turnOf(table, now()))
      results.settling.look(table)
    },
    away(table) {
      notices.forget(table)
      results.settling.forget(table)
    },
    botsOf: (game, patron) =>
      ownBotsOf === undefined ? bots.botsOf(knownGame(game), patron) : ownBotsOf(knownGame(game)),
    counselOf: (game, patron) => bots.counselOf(knownGame(game), patron),
    fail,
  }
}

interface TidyingParts extends Pick<HallNeeds, 'now'> {
  readonly database: Database
  readonly hall: Hall
  readonly results: OpenResults
  readonly log: Logger
}

function tidyingOf({ database, hall, results, now, log }: TidyingParts): Tidying {
  const { leases, tables, queries: db, reads } = database
  const { settling } = results
  return new Tidying({
    leases,
    process: randomUUID(),
    chores: choresOf({ db, reads, tables, settling, changeTable: changingIn(hall, tables) }),
    now,
    fail: (err, chore) => log.error({ err, chore }, 'something could not be put in order'),
  })
}

interface Reached extends Pick<SocketNeeds, 'hall' | 'chats' | 'limits' | 'now' | 'metrics'> {
  readonly config: Config
  readonly database: Database
  readonly accounts: OpenAccounts
  readonly noticed: OpenNotices
  readonly results: OpenResults
  readonly failures: Failures
  readonly founding: Partial<FoundingLimits> | undefined
  readonly rulesOf: HallNeeds['rulesOf']
}

/** What is reached by HTTP and sockets: for people, and for the operator. */
function apiRoutes({
  config,
  noticed,
  results,
  failures,
  founding,
  rulesOf,
  ...reached
}: Reached): Routes[] {
  const { hall, now, database, accounts } = reached
  const { tables, queries, reads, leases } = database
  const seatsOf = async (game: string) => (await rulesOf(game))?.seats ?? null
  const lobby = new LobbyFeed({
    open: () => openTables(tables, reads),
    fail: (error) => void failures.note(error, null),
  })
  const { people, sessions, links, sessionWatch, linkWatch } = accounts
  const isBanned = async (id: string) => {
    const person = await accounts.people.byId(id)
    return person !== null && isBannedAt(person, now())
  }
  const { origin } = config
  const passes = { sessions, links, sessionWatch, linkWatch }
  const failed: SocketNeeds['failed'] = (error, table) => failures.note(error, table)
  const changeTable = changingIn(hall, tables)
  const reports = new Reports(queries, reads, now)
  const blocks = new Blocks(queries, reads, now)
  const ownRows = [ownChat, ownOrders, reportsOfPeople, blocksOfPeople].map((own) =>
    own(queries, reads),
  )
  const personalData = [noticed.personalData, results.personalData, ...ownRows]
  const parts: readonly Routes[] = [
    accounts.routes({ changeTable, personalData }),
    tableRoutes({ hall, tables, people, reads, blocks, now, founding, leases, seatsOf }),
    results.routes,
    peopleRoutes({ reads, people: accounts.people, blocks }),
    reportRoutes(reports),
    addressRoutes(config),
    noticed.routes,
    socketRoutes({ ...reached, origin, tables, lobby, blocks, ...passes, isBanned, failed }),
  ]
  const forPeople: Routes = async (app) => {
    accounts.identify(app)
    for (const add of parts) await app.register(async (scope) => add(scope))
  }
  const admin = { config, database, accounts, hall, reports, changeTable, personalData, now }
  return [forPeople, openAdmin(admin)]
}

async function knownRules(game: string): Promise<AnyRules | null> {
  return isGameId(game) ? await rulesForTables(game) : null
}

function knownGame(game: string): GameId {
  if (!isGameId(game)) throw new Error(`there is no game "${game}"`)
  return game
}
