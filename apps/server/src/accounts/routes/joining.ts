import { NewAccount, NewGuest, PasskeyWish } from '@meadhall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from '../../http/failure.ts'
import { accountName } from '../account-name.ts'
import type { FirstWay } from '../accounts.ts'
import type { Parts } from '../parts.ts'
import { siteOf } from '../passkeys/site.ts'
import { enter, meOf, renew } from './entering.ts'
import { rare } from './limits.ts'
import { known, read } from './request.ts'

/** Coming as a guest, and becoming an account. */
export function joiningRoutes(app: FastifyInstance, parts: Parts): void {
  const { people, accounts, audit } = parts
  const { guests, secrets } = rare(parts.requestsPerMinute)

  app.post('/guests', guests, async (request, reply) => {
    const { name, ...entering } = read(NewGuest, request.body)
    if (request.person !== null && entering.as === 'browser') {
      throw new HttpFailure(409, 'somebody is signed in already', 'not-now')
    }
    const person = await people.guest(name)
    const given = await enter(parts, request, reply, person, entering)
    return reply.code(201).send({ me: await meOf(parts, person.id), ...given })
  })

  app.post('/accounts', secrets, async (request, reply) => {
    const { person } = known(request)
    const wish = read(NewAccount, request.body)
    await accounts.become(person, accountName(wish.name), await firstWay(parts, request, wish))
    await audit.note({ who: person.id, what: 'account-made', about: person.id })
    const given = await renew(parts, request, reply)
    return reply.code(201).send({ me: await meOf(parts, person.id), ...given })
  })

  app.post('/passkeys/new', secrets, async (request) => {
    const { person } = known(request)
    const { name = person.name } = read(PasskeyWish, request.body ?? {})
    const site = siteOf(request, parts.origin)
    const shown = person.kind === 'guest' ? accountName(name).name : person.name
    return await parts.passkeys.wishFor({ id: person.id, name: shown }, site)
  })
}

async function firstWay(
  parts: Parts,
  request: FastifyRequest,
  { password = '', passkey: made }: NewAccount,
): Promise<FirstWay> {
  if (made === undefined) return { password }
  const { person } = known(request)
  const site = siteOf(request, parts.origin)
  const passkey = await parts.passkeys.made(person.id, site, made, '')
  if (passkey === null) throw wrongPasskey()
  return { passkey }
}

/** A passkey that was not made as asked for. */
export function wrongPasskey(): HttpFailure {
  return new HttpFailure(400, 'this passkey was not made here, or not just now', 'passkey')
}
