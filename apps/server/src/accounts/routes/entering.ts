import type { Me, Welcomed } from '@meadhall/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../refusing/refused.ts'
import type { Whence } from '../accounts.ts'
import type { Deed } from '../audit.ts'
import type { Parts } from '../parts.ts'
import { siteOf } from '../passkeys/site.ts'
import type { Person } from '../person.ts'
import type { KnownAsker } from './known-asker.ts'

/** As whom somebody enters. */
export interface Entering {
  readonly as: 'browser' | 'program'
  readonly label?: string | undefined
}

/**
 * Lets a person in by a new session, which a browser gets as a cookie and a program as a token. The
 * session it came with ends: whoever knew its secret before knows nothing now.
 */
export async function enter(
  { sessions, cookie }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  { as, label = request.headers['user-agent'] ?? '' }: Entering,
): Promise<{ token?: string }> {
  const kind = as === 'browser' ? 'cookie' : 'token'
  const token = await sessions.open(person, kind, label)
  const { credential } = request
  if (credential?.kind === kind) await sessions.close(credential.token)
  if (kind === 'token') return { token }
  cookie.give(reply, token)
  return {}
}

/**
 * After what opens an account or its ways has changed: all other sessions end, and this one has
 * another secret.
 */
export async function renew(
  { sessions, cookie }: Parts,
  { person, credential, reply }: KnownAsker,
): Promise<{ token?: string }> {
  await sessions.closeAll(person.id, credential.token)
  const token = await sessions.rotate(credential.token)
  if (token === null) return {}
  if (credential.kind === 'token') return { token }
  cookie.give(reply, token)
  return {}
}

/** What a person sees of themselves. */
export async function meOf({ people, ways, factors }: Parts, id: string): Promise<Me> {
  const person = await people.byId(id)
  // Deleted a moment ago, in another process.
  if (person === null) throw refuse('unauthenticated', 'nobody')
  return {
    ...person,
    ...(await people.belongings(id)),
    ways: await ways.list(id),
    secondFactor: await factors.of(id),
  }
}

/** After a change of the ways into an account: it is noted, and what was open before ends. */
export async function changed(parts: Parts, asker: KnownAsker, what: Deed): Promise<Welcomed> {
  const { id } = asker.person
  await parts.audit.note({ who: id, what, about: id })
  await parts.links.endAll(id)
  const given = await renew(parts, asker)
  return { me: await meOf(parts, id), ...given }
}

/** From where a request comes. */
export function whence({ origin }: Parts, request: FastifyRequest): Whence {
  return { address: request.ip, site: siteOf(request, origin) }
}
