import {
  type RecoveryCodes,
  SecondFactorCode,
  type SecondFactorOffer,
  SecondFactorProof,
} from '@meadhall/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpFailure } from '../../http/failure.ts'
import type { Deed } from '../audit.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { addressOf } from '../second-factor/one-time-codes.ts'
import { operatorStaysSafe } from '../second-factor/operators.ts'
import { withoutSecondFactor } from '../second-factor/second-factors.ts'
import { meOf, renewAll, whence } from './entering.ts'
import { rare } from './limits.ts'
import { owner, read } from './request.ts'

/** The second factor: each change needs a proof, and ends all other sessions and all links to seats. */
export function secondFactorRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, factors } = parts
  const { secrets } = rare(parts.requestsPerMinute)

  app.post('/me/second-factor', secrets, async (request): Promise<SecondFactorOffer> => {
    const person = await proven(parts, request)
    const secret = await factors.offer(person.id)
    if (secret === null) throw new HttpFailure(409, 'a second factor is on already', 'not-now')
    return { secret, address: addressOf(secret, person.name) }
  })

  app.put('/me/second-factor', secrets, async (request, reply): Promise<RecoveryCodes> => {
    const { person } = owner(request)
    const { code } = read(SecondFactorCode, request.body)
    const { address } = whence(parts, request)
    const recovery = await accounts.confirmFactor(person, code, address)
    return { ...(await changed(parts, request, reply, 'second-factor-on')), recovery }
  })

  app.post('/me/second-factor/recovery', secrets, async (request, reply) => {
    const person = await proven(parts, request)
    if (!(await factors.isOn(person.id))) throw isOff()
    const recovery = await factors.newRecovery(person.id)
    const told = await changed(parts, request, reply, 'recovery-codes-made')
    return { ...told, recovery } satisfies RecoveryCodes
  })

  app.delete('/me/second-factor', secrets, async (request, reply) => {
    const person = await proven(parts, request)
    if (!(await factors.isOn(person.id))) throw isOff()
    await parts.db.transaction().execute(async (tx) => {
      await withoutSecondFactor(tx, person.id)
      await operatorStaysSafe(tx, person.id)
    })
    return await changed(parts, request, reply, 'second-factor-off')
  })
}

/** The owner, who has just shown it. */
async function proven(parts: Parts, request: FastifyRequest): Promise<Person> {
  const { person } = owner(request)
  const { proof } = read(SecondFactorProof, request.body)
  await parts.accounts.prove(person, proof, whence(parts, request))
  return person
}

async function changed(parts: Parts, request: FastifyRequest, reply: FastifyReply, what: Deed) {
  const { id } = owner(request).person
  await parts.audit.note({ who: id, what, about: id })
  const given = await renewAll(parts, request, reply)
  return { me: await meOf(parts, id), ...given }
}

function isOff(): HttpFailure {
  return new HttpFailure(409, 'no second factor is on', 'not-now')
}
