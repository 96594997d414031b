import type * as v from 'valibot'
import { ACCOUNT_ROUTES } from './account-routes.ts'
import { ADMIN_ROUTES } from './admin-routes.ts'
import { NOTICE_ROUTES } from './notice-routes.ts'
import { PEOPLE_ROUTES } from './people-routes.ts'
import type { Media, Route } from './route.ts'
import { TABLE_ROUTES } from './table-routes.ts'

export { API_ROOT } from '../version.ts'
export type { Address, Caller, Media, Method, Route } from './route.ts'

/** The routes by what they are about. */
export const ROUTE_GROUPS = {
  tables: TABLE_ROUTES,
  people: PEOPLE_ROUTES,
  accounts: ACCOUNT_ROUTES,
  notices: NOTICE_ROUTES,
  admin: ADMIN_ROUTES,
} as const

/**
 * Every route of the server by its address: what the server answers to, what clients may call, and what
 * the documentation is written from. Pages import its types alone, so no schema is loaded there.
 */
export const ROUTES = {
  ...TABLE_ROUTES,
  ...PEOPLE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...NOTICE_ROUTES,
  ...ADMIN_ROUTES,
} as const

/** The paths of the live sockets, below `/api/v1` too. */
export const SOCKETS = ['/tables/:id/live', '/lobby'] as const

export type RouteAddress = keyof typeof ROUTES
type RouteAt<A extends RouteAddress> = (typeof ROUTES)[A]

type SchemaIn<R, Part extends string> = R extends { readonly [P in Part]: infer S }
  ? Extract<S, v.GenericSchema>
  : v.GenericSchema<undefined>
type InputOf<A extends RouteAddress, Part extends string> = v.InferInput<SchemaIn<RouteAt<A>, Part>>
type OutputOf<A extends RouteAddress, Part extends string> = v.InferOutput<
  SchemaIn<RouteAt<A>, Part>
>

/** What a client sends, part by part; a part that a route does not have is `undefined`. */
export type SentParams<A extends RouteAddress> = InputOf<A, 'params'>
export type SentQuery<A extends RouteAddress> = InputOf<A, 'query'>
export type SentBody<A extends RouteAddress> = InputOf<A, 'body'>

/** The same as the server reads it, with what is usual in the place of what was left out. */
export type ReadParams<A extends RouteAddress> = OutputOf<A, 'params'>
export type ReadQuery<A extends RouteAddress> = OutputOf<A, 'query'>
export type ReadBody<A extends RouteAddress> = OutputOf<A, 'body'>

type Replies<A extends RouteAddress> = RouteAt<A>['replies'][keyof RouteAt<A>['replies']]
/** What is answered where it went well; of a route that sends media, `never`. */
export type ReplyOf<A extends RouteAddress> = v.InferOutput<Extract<Replies<A>, v.GenericSchema>>

/** The routes that answer with media. */
export type MediaAddress = {
  [A in RouteAddress]: Replies<A> extends Media ? A : never
}[RouteAddress]

/** The routes that answer with JSON by a schema, or with nothing. */
export type JsonAddress = Exclude<RouteAddress, MediaAddress>

/** A route of the table, for whoever looks at all of them alike. */
export function routeAt(address: RouteAddress): Route {
  return ROUTES[address]
}

export function isMedia(shape: v.GenericSchema | Media): shape is Media {
  return 'media' in shape
}
