import '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refusing/refused.ts'
import { isBanned, type Person } from './person.ts'
import type { Recognised } from './recognised.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'

/** What a request was recognised by. */
export interface Credential {
  readonly token: string
  readonly kind: Recognised['kind']
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who speaks; `null`: a stranger. */
    person: Person | null
    /** By what they are known. A connection that stays open asks `Sessions.who` again and again. */
    credential: Credential | null
  }
  interface FastifyContextConfig {
    /** For what even a banned person may do: take their data along, and go. */
    isOpenToBanned?: boolean
  }
}

export interface IdentifyNeeds {
  readonly sessions: Sessions
  readonly cookie: SessionCookie
  readonly now: () => number
}

const BEARER = /^Bearer +(\S+) *$/i

/** What a request shows of itself. A header is meant; a cookie comes along by itself: it counts less. */
function shownBy(request: FastifyRequest, cookie: SessionCookie): Credential | null {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, kind: 'token' }
  const token = cookie.read(request)
  return token === null ? null : { token, kind: 'cookie' }
}

/** Refuses all that a banned person asks for, and says until when. */
function refuseBanned(request: FastifyRequest, person: Person, now: number): void {
  if (!isBanned(person, now) || request.routeOptions.config.isOpenToBanned === true) return
  const until = new Date(person.bannedUntil ?? now).toISOString()
  throw refuse('banned', 'server.banned', { until })
}

/**
 * Finds out who speaks, by cookie or by `Authorization: Bearer`, for all routes of an instance that
 * are added after it; the instance must know cookies (`@fastify/cookie`). A cookie's secret opens
 * nothing as a header, nor the other way round.
 */
export function identify(app: FastifyInstance, { sessions, cookie, now }: IdentifyNeeds): void {
  app.decorateRequest('person', null)
  app.decorateRequest('credential', null)
  app.addHook('onRequest', async (request, reply) => {
    const shown = shownBy(request, cookie)
    const found = shown === null ? null : await sessions.recognise(shown.token)
    if (shown === null || found === null || found.kind !== shown.kind) return
    refuseBanned(request, found.person, now())
    request.person = found.person
    request.credential = shown
    if (found.renewed) cookie.give(reply, shown.token)
  })
}
