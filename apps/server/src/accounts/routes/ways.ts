import { AddedPasskey, NewPassword, RemovedWay } from '@meadhall/protocol'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../../http/failure.ts'
import type { Parts } from '../parts.ts'
import { meOf, renewAll, whence } from './entering.ts'
import { wrongPasskey } from './joining.ts'
import { rare } from './limits.ts'
import { named, owner, read } from './request.ts'

/** The ways into an account. Each change needs a proof, and ends all other sessions and all links to seats. */
export function wayRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, passkeys, ways, audit } = parts
  const { secrets } = rare(parts.requestsPerMinute)

  app.put('/me/password', secrets, async (request, reply) => {
    const { person } = owner(request)
    const { password, proof } = read(NewPassword, request.body)
    await accounts.prove(person, proof, whence(parts, request))
    await accounts.setPassword(person, password)
    await audit.note({ who: person.id, what: 'password-set', about: person.id })
    const given = await renewAll(parts, request, reply)
    return { me: await meOf(parts, person.id), ...given }
  })

  app.post('/me/passkeys', secrets, async (request, reply) => {
    const { person } = owner(request)
    const { passkey: made, label, proof } = read(AddedPasskey, request.body)
    const from = whence(parts, request)
    await accounts.prove(person, proof, from)
    const passkey = await passkeys.made(person.id, from.site, made, label)
    if (passkey === null) throw wrongPasskey()
    await ways.addPasskey(passkey)
    await audit.note({ who: person.id, what: 'passkey-added', about: person.id })
    const given = await renewAll(parts, request, reply)
    return reply.code(201).send({ me: await meOf(parts, person.id), ...given })
  })

  app.delete('/me/ways/:id', secrets, async (request, reply) => {
    const { person } = owner(request)
    const { proof } = read(RemovedWay, request.body)
    await accounts.prove(person, proof, whence(parts, request))
    const end = await ways.remove(person.id, named(request, 'id'))
    if (end === 'unknown') throw new HttpFailure(404, 'there is no such way into the account')
    if (end === 'last') throw new HttpFailure(409, 'the last way in stays', 'not-now')
    await audit.note({ who: person.id, what: 'way-removed', about: person.id })
    const given = await renewAll(parts, request, reply)
    return { me: await meOf(parts, person.id), ...given }
  })
}
