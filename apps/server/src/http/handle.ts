import {
  API_ROOT,
  isMedia,
  type MediaAddress,
  type ReadBody,
  type ReadParams,
  type ReadQuery,
  type ReplyOf,
  type ROUTES,
  type Route,
  type RouteAddress,
  routeAt,
} from '@meadhall/protocol/routes'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify'
import { refuse } from '../refusing/refused.ts'
import { readAs } from './read-as.ts'

/** Whoever found out who asks (`accounts/identify.ts`) has left it with the request. */
type Person = NonNullable<FastifyRequest['person']>
type Credential = NonNullable<FastifyRequest['credential']>

type WhoOf<A extends RouteAddress> = (typeof ROUTES)[A]['who']
/** One who is known where the route is for people alone; else perhaps nobody. */
type Known<A extends RouteAddress, T> = WhoOf<A> extends 'person' | 'account' ? T : T | null

/** A request that is one of the contract: what it says was read by the route's schemas. */
export interface Asked<A extends RouteAddress> {
  readonly params: ReadParams<A>
  readonly query: ReadQuery<A>
  readonly body: ReadBody<A>
  readonly person: Known<A, Person>
  readonly credential: Known<A, Credential>
  readonly request: FastifyRequest
  /** For headers, and for another status than the usual one. */
  readonly reply: FastifyReply
}

/** What is sent as it is. */
type Sent = string | NodeJS.ReadableStream
type Soon<T> = T | Promise<T>
type Told<A extends RouteAddress> = ReplyOf<A> extends undefined ? Promise<void> : Soon<ReplyOf<A>>
type Answer<A extends RouteAddress> = A extends MediaAddress ? Soon<Sent> : Told<A>
type Handler<A extends RouteAddress> = (asked: Asked<A>) => Answer<A>

/** How often a route may be called, and whether even a banned person may. */
type HandleOptions = Pick<RouteShorthandOptions, 'config'>

/**
 * Answers one route of the contract (`packages/protocol/src/routes`): looks who asks, reads what they say
 * by the route's schemas, and answers with the route's usual status. This is the only way by which a route
 * under `/api/v1` comes to be.
 */
export function handle<A extends RouteAddress>(
  app: FastifyInstance,
  address: A,
  handler: Handler<A>,
  { config = {} }: HandleOptions = {},
): void {
  const route = routeAt(address)
  const [method = '', path = ''] = address.split(' ')
  app.route({
    method: method as HTTPMethods,
    url: `${API_ROOT}${path}`,
    config: { ...config, address },
    async handler(request, reply) {
      void reply.code(usualStatus(route))
      const answer = await handler(askedBy<A>(route, request, reply))
      const media = mediaOf(route)
      if (media !== null && !reply.hasHeader('content-type')) void reply.type(media)
      return reply.send(answer)
    },
  })
}

function usualStatus({ replies }: Route): number {
  return Math.min(...Object.keys(replies).map(Number))
}

function mediaOf(route: Route): string | null {
  const shape = route.replies[usualStatus(route)]
  return shape !== undefined && isMedia(shape) ? shape.media : null
}

/** First who asks, then what they say: a stranger is not told what a body should be. */
function askedBy<A extends RouteAddress>(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Asked<A> {
  const { person = null, credential = null } = request
  checkCaller(route, person)
  const read = {
    params: route.params && readAs(route.params, request.params),
    query: route.query && readAs(route.query, request.query),
    body: route.body && readAs(route.body, request.body),
  }
  // The schemas of the route gave what these types were taken from.
  return { ...read, person, credential, request, reply } as Asked<A>
}

/** An operator is known by a token, which the scope of those routes looks at. */
function checkCaller({ who }: Route, person: Person | null): void {
  if (who === 'anybody' || who === 'operator') return
  if (person === null) throw refuse('unauthenticated', 'nobody')
  if (who === 'account' && person.kind !== 'account')
    throw refuse('forbidden', 'server.account-only')
}
