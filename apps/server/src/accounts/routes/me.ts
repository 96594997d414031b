import { PROTOCOL, type Proof } from '@meadhall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { handle } from '../../http/handle.ts'
import { refuse } from '../../refusing/refused.ts'
import { isUniqueViolation } from '../../storage/unavailable.ts'
import { accountName } from '../account-name.ts'
import { taken } from '../accounts.ts'
import { erased, exported } from '../leaving/leaving.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { meOf, whence } from './entering.ts'
import { rare } from './limits.ts'

const FOR_ALL = { isOpenToBanned: true }

/** What a person sees and changes of themselves, takes along, and has forgotten. */
export function meRoutes(app: FastifyInstance, parts: Parts): void {
  const { people, sessions, links, audit } = parts

  handle(
    app,
    'GET /visitor',
    async ({ person }) => ({
      protocol: PROTOCOL,
      me: person === null ? null : await meOf(parts, person.id),
    }),
    { config: FOR_ALL },
  )

  handle(app, 'GET /me', async ({ person }) => ({ me: await meOf(parts, person.id) }), {
    config: FOR_ALL,
  })

  handle(app, 'PATCH /me', async ({ person, body: { name, settings, away } }) => {
    if (settings != null && person.kind === 'guest')
      throw refuse('forbidden', 'server.settings-account')
    if (name !== undefined) await rename(parts, person, name)
    await people.keep(person.id, {
      ...(settings !== undefined && { settings }),
      ...(away !== undefined && { away }),
    })
    sessions.forget(person.id)
    return { me: await meOf(parts, person.id) }
  })

  handle(app, 'DELETE /me/links', async ({ person }) => {
    await links.endAll(person.id)
    await audit.note({ who: person.id, what: 'links-ended', about: person.id })
  })
  takingLeave(app, parts)
}

/** What even a banned person may do: take their data along, and go. */
function takingLeave(app: FastifyInstance, parts: Parts): void {
  const { secrets } = rare(parts.requestsPerMinute)
  const rarely = { config: { ...secrets.config, ...FOR_ALL } }
  handle(
    app,
    'GET /me/export',
    ({ person, reply }) => {
      void reply.header('content-disposition', 'attachment; filename="meadhall-export.json"')
      return exported(parts, person, parts.now())
    },
    rarely,
  )
  handle(
    app,
    'DELETE /me',
    async ({ person, credential, body: { proof }, request, reply }) => {
      await proveLeaving(parts, request, person, proof)
      await erased(parts, person)
      if (credential.kind === 'cookie') parts.cookie.take(reply)
    },
    rarely,
  )
}

async function proveLeaving(
  parts: Parts,
  request: FastifyRequest,
  person: Person,
  proof: Proof | undefined,
): Promise<void> {
  if (person.kind === 'guest') return
  if (proof === undefined) throw refuse('unauthenticated', 'server.proof')
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
