import cookie from '@fastify/cookie'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Health } from '../operating/health.ts'
import type { Metrics } from '../operating/metrics.ts'
import { keepBodyRoom } from './body-room.ts'
import { checkReplies } from './checked-replies.ts'
import { httpOptions, limitConnections } from './connections.ts'
import { Document, type HeadOf } from './document.ts'
import { drainOnClose } from './draining.ts'
import { answerError, answerUnreadable, refuseExpectation } from './errors.ts'
import { HttpFailure } from './failure.ts'
import { isHost, securityHeaders } from './headers.ts'
import { KnownMethods } from './methods.ts'
import { operatingRoutes } from './operating-routes.ts'
import { refuseForeign } from './origin.ts'
import { refuseOtherHosts } from './own-hosts.ts'
import { limitRequests } from './request-limit.ts'
import { answerPage, filesIn, serveSite } from './site.ts'
import { takeTurns } from './turns.ts'
import { endRefusedUpgrades } from './upgrades.ts'

/** Routes of one resource; each runs in a scope of its own. */
export type Routes = (app: FastifyInstance) => void | Promise<void>

export interface AppNeeds {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly health: Health
  /** The folder with the built application. */
  readonly site: string
  readonly routes: readonly Routes[]
  /** What the server says in the head of every page; a server of plain files says nothing. */
  readonly headOf?: HeadOf
  /** Whether every answer is held to the contract: in tests. */
  readonly checksReplies?: boolean
}

const LARGEST_BODY = 64 * 1024
/** Bodies that are on their way, of one address and of all. */
const BODIES = { one: LARGEST_BODY, perAddress: 32 * LARGEST_BODY, all: 256 * LARGEST_BODY }
const LONGEST_PARAMETER = 200
const LONGEST_ADDRESS = 2048

function createApp({ config, log }: AppNeeds): FastifyInstance {
  const logger: FastifyBaseLogger = log
  const { origin, limits, proxies } = config
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    http: httpOptions(limits),
    requestTimeout: httpOptions(limits).requestTimeout,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.idleMs,
    forceCloseConnections: true,
    // Refused by a hook, so that the answer is like any other.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, origin),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders(request.host, origin))
      return answerError(error, request, reply)
    },
  })
}

/** How often a header was sent; names and values take turns. */
function timesIn(rawHeaders: readonly string[], header: string): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === header).length
}

/** What no sensible client sends. */
function oddityIn({ raw, headers, url }: FastifyRequest): HttpFailure | undefined {
  if (url.length > LONGEST_ADDRESS) return new HttpFailure(414, 'the address is too long')
  const isNamed = headers.host === undefined ? raw.httpVersion === '1.0' : isHost(headers.host)
  return isNamed && timesIn(raw.rawHeaders, 'host') < 2
    ? undefined
    : new HttpFailure(400, 'the request must name one host')
}

/** The same headers on every answer; what the API tells is nobody's to keep. */
function addHeaders(app: FastifyInstance, origin: string | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders(request.host, origin))
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    done(oddityIn(request))
  })
}

function countRequests(app: FastifyInstance, { requests, errors }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' }
    requests.observe({ ...labels, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 400) errors.inc({ code: `http-${reply.statusCode}` })
    request.log.debug({ req: request, status: reply.statusCode }, 'answered')
    done()
  })
}

function asPlugin(addRoutes: Routes): FastifyPluginAsync {
  return async (app) => {
    await addRoutes(app)
  }
}

/** The whole of what is served by HTTP: the site, the API's routes and what operating needs. */
export async function buildApp(needs: AppNeeds): Promise<FastifyInstance> {
  const { config, metrics, health, routes, site, headOf } = needs
  const document = headOf === undefined ? undefined : new Document(site, headOf)
  const app = createApp(needs)
  app.server.on('checkExpectation', (_, response) => refuseExpectation(response, config.origin))
  addHeaders(app, config.origin)
  countRequests(app, metrics)
  refuseOtherHosts(app, config)
  refuseForeign(app, config.origin)
  endRefusedUpgrades(app)
  drainOnClose(app, config.stopWithinMs / 2)
  app.setErrorHandler(answerError)
  if (needs.checksReplies === true) checkReplies(app)
  const methods = new KnownMethods()
  methods.learnFrom(app)
  const files = filesIn(site)
  const isFile = (path: string) => files.has(path.slice(1))
  await app.register(cookie)
  await limitRequests(app, config.limits.requestsPerMinute)
  keepBodyRoom(app, BODIES)
  takeTurns(app)
  app.setNotFoundHandler(
    { preHandler: app.rateLimit() },
    (request, reply) =>
      methods.answer(request, reply) ?? answerPage(request, reply, document, isFile),
  )
  const operating = operatingRoutes({ metrics, health, operatorToken: config.operatorToken })
  for (const addRoutes of [operating, ...routes]) await app.register(asPlugin(addRoutes))
  await serveSite(app, site, files, document)
  // Last, for it stands before all who listen for requests.
  const flooded = () => metrics.errors.inc({ code: 'http-flood' })
  limitConnections(app.server, config.limits, { proxies: config.proxies, flooded })
  return app
}
