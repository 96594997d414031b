import type { SignIn, Welcomed } from '@meadhall/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handle } from '../../http/handle.ts'
import { refuse } from '../../refusing/refused.ts'
import type { ByPassword } from '../accounts.ts'
import { mergeGuest } from '../leaving/merge-guest.ts'
import type { Parts } from '../parts.ts'
import { siteOf } from '../passkeys/site.ts'
import type { Person } from '../person.ts'
import { type Entering, enter, meOf, whence } from './entering.ts'
import { rare } from './limits.ts'

/** Signing in and out. */
export function sessionRoutes(app: FastifyInstance, parts: Parts): void {
  const { passkeys, accounts, origin } = parts
  const { secrets } = rare(parts.requestsPerMinute)

  handle(
    app,
    'POST /passkeys/question',
    async ({ request }) => ({ ...(await passkeys.question(siteOf(request, origin))) }),
    secrets,
  )

  handle(
    app,
    'POST /sessions',
    async ({ body: wish, request, reply }) => {
      const { person, needsCode } = await signedIn(parts, request, wish)
      if (!needsCode) return await welcomed(parts, request, reply, person, wish)
      void reply.code(202)
      return { challenge: await accounts.askForCode(person) }
    },
    secrets,
  )

  handle(
    app,
    'POST /sessions/code',
    async ({ body: { challenge, code, ...entering }, request, reply }) => {
      const { address } = whence(parts, request)
      const person = await accounts.byCode(challenge, code, address)
      return await welcomed(parts, request, reply, person, entering)
    },
    secrets,
  )
  ownSessions(app, parts)
}

/** Where one is signed in, and ends it. */
function ownSessions(app: FastifyInstance, parts: Parts): void {
  const { sessions, links, cookie, audit } = parts
  handle(app, 'GET /sessions', async ({ person, credential }) => {
    const current = sessions.idOf(credential.token)
    const listed = await sessions.list(person.id)
    return { sessions: listed.map((one) => ({ ...one, current: one.id === current })) }
  })

  handle(app, 'DELETE /sessions', async ({ person, credential }) => {
    await sessions.closeAll(person.id, credential.token)
    await links.endAll(person.id)
    await audit.note({ who: person.id, what: 'signed-out-everywhere', about: person.id })
  })

  handle(
    app,
    'DELETE /sessions/current',
    async ({ credential, reply }) => {
      await sessions.close(credential.token)
      if (credential.kind === 'cookie') cookie.take(reply)
    },
    { config: { isOpenToBanned: true } },
  )

  handle(app, 'DELETE /sessions/:id', async ({ person, params }) => {
    const isEnded = await sessions.closeOne(person.id, params.id)
    if (!isEnded) throw refuse('not-found', 'server.no-session')
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
