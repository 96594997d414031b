import type { NewAccount } from '@meadhall/protocol'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { type Refused, refuse } from '../../refusing/refused.ts'
import { accountName } from '../account-name.ts'
import type { FirstWay } from '../accounts.ts'
import type { Parts } from '../parts.ts'
import { siteOf } from '../passkeys/site.ts'
import { enter, meOf, renew } from './entering.ts'
import type { KnownAsker } from './known-asker.ts'
import { rare } from './limits.ts'

/** Coming as a guest, and becoming an account. */
export function joiningRoutes(app: FastifyInstance, parts: Parts): void {
  const { people, accounts, audit } = parts
  const { guests, secrets } = rare(parts.requestsPerMinute)

  handle(
    app,
    'POST /guests',
    async ({ body: { name, ...entering }, person: here, request, reply }) => {
      if (here !== null && entering.as === 'browser') throw refuse('not-now', 'server.signed-in')
      const person = await people.guest(name)
      const given = await enter(parts, request, reply, person, entering)
      return { me: await meOf(parts, person.id), ...given }
    },
    guests,
  )

  handle(
    app,
    'POST /accounts',
    async ({ body: wish, ...asker }) => {
      const { person } = asker
      await accounts.become(person, accountName(wish.name), await firstWay(parts, asker, wish))
      await audit.note({ who: person.id, what: 'account-made', about: person.id })
      const given = await renew(parts, asker)
      return { me: await meOf(parts, person.id), ...given }
    },
    secrets,
  )

  handle(
    app,
    'POST /passkeys/new',
    async ({ body, person, request }) => {
      const site = siteOf(request, parts.origin)
      const isGuest = person.kind === 'guest'
      const name = isGuest ? accountName(body.name ?? person.name).name : person.name
      return { ...(await parts.passkeys.wishFor({ id: person.id, name }, site)) }
    },
    secrets,
  )
}

async function firstWay(
  parts: Parts,
  { person, request }: Pick<KnownAsker, 'person' | 'request'>,
  { password = '', passkey: made }: NewAccount,
): Promise<FirstWay> {
  if (made === undefined) return { password }
  const site = siteOf(request, parts.origin)
  const passkey = await parts.passkeys.made(person.id, site, made, '')
  if (passkey === null) throw wrongPasskey()
  return { passkey }
}

/** A passkey that was not made as asked for. */
export function wrongPasskey(): Refused {
  return refuse('passkey', 'server.passkey')
}
