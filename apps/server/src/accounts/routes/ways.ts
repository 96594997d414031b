import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { refuse } from '../../refusing/refused.ts'
import type { Parts } from '../parts.ts'
import { changed, whence } from './entering.ts'
import { wrongPasskey } from './joining.ts'
import { rare } from './limits.ts'

/** The ways into an account. Each change needs a proof, and ends all other sessions and all links to seats. */
export function wayRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, passkeys, ways } = parts
  const { secrets } = rare(parts.requestsPerMinute)

  handle(
    app,
    'PUT /me/password',
    async ({ body: { password, proof }, ...asker }) => {
      const { person, request } = asker
      await accounts.prove(person, proof, whence(parts, request))
      await accounts.setPassword(person, password)
      return await changed(parts, asker, 'password-set')
    },
    secrets,
  )

  handle(
    app,
    'POST /me/passkeys',
    async ({ body: { passkey: made, label, proof }, ...asker }) => {
      const { person, request } = asker
      const from = whence(parts, request)
      await accounts.prove(person, proof, from)
      const passkey = await passkeys.made(person.id, from.site, made, label)
      if (passkey === null) throw wrongPasskey()
      await ways.addPasskey(passkey)
      return await changed(parts, asker, 'passkey-added')
    },
    secrets,
  )

  handle(
    app,
    'DELETE /me/ways/:id',
    async ({ params, body: { proof }, ...asker }) => {
      const { person, request } = asker
      await accounts.prove(person, proof, whence(parts, request))
      const end = await ways.remove(person.id, params.id)
      if (end === 'unknown') throw refuse('not-found', 'server.no-way')
      if (end === 'last') throw refuse('not-now', 'server.last-way')
      return await changed(parts, asker, 'way-removed')
    },
    secrets,
  )
}
