import {
  type CodeAsked,
  type SessionShown,
  SignIn,
  SignInCode,
  type Welcomed,
} from '@meadhall/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpFailure } from '../../http/failure.ts'
import type { ByPassword } from '../accounts.ts'
import { mergeGuest } from '../leaving/merge-guest.ts'
import type { Parts } from '../parts.ts'
import { siteOf } from '../passkeys/site.ts'
import type { Person } from '../person.ts'
import { type Entering, enter, meOf, whence } from './entering.ts'
import { rare } from './limits.ts'
import { known, named, read } from './request.ts'

/** Signing in and out. */
export function sessionRoutes(app: FastifyInstance, parts: Parts): void {
  const { sessions, links, cookie, audit, passkeys, accounts, origin } = parts
  const { secrets } = rare(parts.requestsPerMinute)

  app.post('/passkeys/question', secrets, (request) => passkeys.question(siteOf(request, origin)))

  app.post('/sessions', secrets, async (request, reply) => {
    const wish = read(SignIn, request.body)
    const { person, needsCode } = await signedIn(parts, request, wish)
    if (!needsCode) return reply.code(201).send(await welcomed(parts, request, reply, person, wish))
    const asked: CodeAsked = { challenge: await accounts.askForCode(person) }
    return reply.code(202).send(asked)
  })

  app.post('/sessions/code', secrets, async (request, reply) => {
    const { challenge, code, ...entering } = read(SignInCode, request.body)
    const { address } = whence(parts, request)
    const person = await accounts.byCode(challenge, code, address)
    return reply.code(201).send(await welcomed(parts, request, reply, person, entering))
  })

  app.get('/sessions', async (request) => {
    const { person, credential } = known(request)
    const current = sessions.idOf(credential.token)
    const listed = await sessions.list(person.id)
    const shown: SessionShown[] = listed.map((one) => ({ ...one, current: one.id === current }))
    return { sessions: shown }
  })

  app.delete('/sessions', async (request, reply) => {
    const { person, credential } = known(request)
    await sessions.closeAll(person.id, credential.token)
    await links.endAll(person.id)
    await audit.note({ who: person.id, what: 'signed-out-everywhere', about: person.id })
    return reply.code(204).send()
  })

  app.delete('/sessions/current', { config: { isOpenToBanned: true } }, async (request, reply) => {
    const { credential } = known(request)
    await sessions.close(credential.token)
    if (credential.kind === 'cookie') cookie.take(reply)
    return reply.code(204).send()
  })

  app.delete('/sessions/:id', async (request, reply) => {
    const { person } = known(request)
    const isEnded = await sessions.closeOne(person.id, named(request, 'id'))
    if (!isEnded) throw new HttpFailure(404, 'there is no such session')
    return reply.code(204).send()
  })
}

async function welcomed(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  entering: Entering,
): Promise<Welcomed> {
  const guest = request.person
  // First: where it fails the guest is still there, and can try again.
  const left = guest?.kind === 'guest' ? await mergeGuest(parts, guest, person) : 0
  const given = await enter(parts, request, reply, person, entering)
  await parts.audit.note({ who: person.id, what: 'signed-in', about: person.id })
  return { me: await meOf(parts, person.id), left, ...given }
}

/** A passkey is both factors at once. */
async function signedIn(parts: Parts, request: FastifyRequest, wish: SignIn): Promise<ByPassword> {
  const { address, site } = whence(parts, request)
  const { name, password = '', passkey } = wish
  if (passkey !== undefined)
    return { person: await parts.accounts.byPasskey(passkey, site), needsCode: false }
  return await parts.accounts.byPassword(name, password, address)
}
