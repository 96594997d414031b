import * as v from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A route by its method and its path below `/api/v1`: `GET /tables/:id`. */
export type Address = `${Method} /${string}`

/**
 * Who may call a route: anybody at all, a person (a guest or an account), an account alone, or the
 * operator by the operator's token.
 */
export type Caller = 'anybody' | 'person' | 'account' | 'operator'

/** A body that is no JSON by a schema: a page, or a file that is sent as it is. */
export interface Media {
  readonly media: string
}

/** What may be called by REST, and what comes back. */
export interface Route {
  /** What it does and answers, in Markdown. */
  readonly about: string
  readonly who: Caller
  /** Who of those, where not all of them may. */
  readonly only?: string
  readonly params?: v.GenericSchema
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  /** What is answered, by status. The lowest status is the usual one. */
  readonly replies: Readonly<Record<number, v.GenericSchema | Media>>
}

export type RouteTable = Readonly<Record<Address, Route>>

/** The name of one thing in a path. What is not there is `not-found`, whatever it is called. */
export const Named = v.object({ id: v.string() })

/** Nothing is answered but the status. */
export const Nothing = v.undefined()
