import { type SessionShown, SignIn } from '@meadhall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from '../../http/failure.ts'
import { mergeGuest } from '../leaving/merge-guest.ts'
import type { Parts } from '../parts.ts'
import { siteOf } from '../passkeys/site.ts'
import type { Person } from '../person.ts'
import { enter, meOf, whence } from './entering.ts'
import { rare } from './limits.ts'
import { known, named, read } from './request.ts'

/** Signing in and out. */
export function sessionRoutes(app: FastifyInstance, parts: Parts): void {
  const { sessions, cookie, audit, passkeys, origin } = parts
  const { secrets } = rare(parts.requestsPerMinute)

  app.post('/passkeys/question', secrets, (request) => passkeys.question(siteOf(request, origin)))

  app.post('/sessions', secrets, async (request, reply) => {
    const wish = read(SignIn, request.body)
    const person = await signedIn(parts, request, wish)
    const guest = request.person
    // First: where it fails the guest is still there, and can try again.
    const left = guest?.kind === 'guest' ? await mergeGuest(parts, guest, person) : 0
    const given = await enter(parts, request, reply, person, wish)
    await audit.note({ who: person.id, what: 'signed-in', about: person.id })
    return reply.code(201).send({ me: await meOf(parts, person.id), left, ...given })
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

async function signedIn(parts: Parts, request: FastifyRequest, wish: SignIn): Promise<Person> {
  const { address, site } = whence(parts, request)
  const { name, password = '', passkey } = wish
  if (passkey !== undefined) return await parts.accounts.byPasskey(passkey, site)
  return await parts.accounts.byPassword(name, password, address)
}
