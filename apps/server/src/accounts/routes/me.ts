import { Leaving, MyChanges, PROTOCOL, type Visitor } from '@meadhall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from '../../http/failure.ts'
import { isUniqueViolation } from '../../storage/unavailable.ts'
import { accountName } from '../account-name.ts'
import { taken } from '../accounts.ts'
import { erased, exported } from '../leaving/leaving.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { meOf, whence } from './entering.ts'
import { rare } from './limits.ts'
import { known, read } from './request.ts'

const FOR_ALL = { isOpenToBanned: true }

/** What a person sees and changes of themselves, takes along, and has forgotten. */
export function meRoutes(app: FastifyInstance, parts: Parts): void {
  const { people, sessions, links, cookie, audit } = parts
  const { secrets } = rare(parts.requestsPerMinute)

  app.get('/visitor', { config: FOR_ALL }, async ({ person }): Promise<Visitor> => {
    return { protocol: PROTOCOL, me: person === null ? null : await meOf(parts, person.id) }
  })

  app.get('/me', { config: FOR_ALL }, async (request) => ({
    me: await meOf(parts, known(request).person.id),
  }))

  app.patch('/me', async (request) => {
    const { person } = known(request)
    const { name, settings, away } = read(MyChanges, request.body)
    if (settings != null && person.kind === 'guest')
      throw new HttpFailure(403, 'settings follow an account; a guest has none')
    if (name !== undefined) await rename(parts, person, name)
    await people.keep(person.id, {
      ...(settings !== undefined && { settings }),
      ...(away !== undefined && { away }),
    })
    sessions.forget(person.id)
    return { me: await meOf(parts, person.id) }
  })

  app.delete('/me/links', async (request, reply) => {
    const { person } = known(request)
    await links.endAll(person.id)
    await audit.note({ who: person.id, what: 'links-ended', about: person.id })
    return reply.code(204).send()
  })

  app.get('/me/export', { config: { ...secrets.config, ...FOR_ALL } }, async (request, reply) => {
    const { person } = known(request)
    void reply.header('content-disposition', 'attachment; filename="meadhall-export.json"')
    return reply.type('application/json').send(await exported(parts, person, parts.now()))
  })

  app.delete('/me', { config: { ...secrets.config, ...FOR_ALL } }, async (request, reply) => {
    const { person, credential } = known(request)
    await proveLeaving(parts, request, person)
    await erased(parts, person)
    if (credential.kind === 'cookie') cookie.take(reply)
    return reply.code(204).send()
  })
}

async function proveLeaving(parts: Parts, request: FastifyRequest, person: Person): Promise<void> {
  const { proof } = read(Leaving, request.body ?? {})
  if (person.kind === 'guest') return
  if (proof === undefined) throw new HttpFailure(401, 'a proof is needed: password or passkey')
  await parts.accounts.prove(person, proof, whence(parts, request))
}

async function rename({ people, audit }: Parts, { id, kind }: Person, raw: string): Promise<void> {
  if (kind === 'guest') return await people.rename(id, raw)
  const name = accountName(raw)
  try {
    await people.renameAccount(id, name)
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error
  }
  await audit.note({ who: id, what: 'renamed', about: id })
}
