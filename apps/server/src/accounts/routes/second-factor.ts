import type { FastifyInstance } from 'fastify'
import { type Asked, handle } from '../../http/handle.ts'
import { refuse } from '../../refusing/refused.ts'
import type { Parts } from '../parts.ts'
import { addressOf } from '../second-factor/one-time-codes.ts'
import { operatorStaysSafe } from '../second-factor/operators.ts'
import { withoutSecondFactor } from '../second-factor/second-factors.ts'
import { changed, whence } from './entering.ts'
import { rare } from './limits.ts'

/** The second factor: each change needs a proof, and ends all other sessions and all links to seats. */
export function secondFactorRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts, factors } = parts
  const { secrets } = rare(parts.requestsPerMinute)

  handle(
    app,
    'POST /me/second-factor',
    async (asked) => {
      await prove(parts, asked)
      const { person } = asked
      const secret = await factors.offer(person.id)
      if (secret === null) throw refuse('not-now', 'server.factor-on')
      return { secret, address: addressOf(secret, person.name) }
    },
    secrets,
  )

  handle(
    app,
    'PUT /me/second-factor',
    async ({ body: { code }, ...asker }) => {
      const { address } = whence(parts, asker.request)
      const recovery = await accounts.confirmFactor(asker.person, code, address)
      return { ...(await changed(parts, asker, 'second-factor-on')), recovery }
    },
    secrets,
  )

  handle(
    app,
    'POST /me/second-factor/recovery',
    async (asked) => {
      await proveOn(parts, asked)
      const recovery = await factors.newRecovery(asked.person.id)
      return { ...(await changed(parts, asked, 'recovery-codes-made')), recovery }
    },
    secrets,
  )

  handle(
    app,
    'DELETE /me/second-factor',
    async (asked) => {
      await proveOn(parts, asked)
      const { id } = asked.person
      await parts.db.transaction().execute(async (tx) => {
        await withoutSecondFactor(tx, id)
        await operatorStaysSafe(tx, id)
      })
      return await changed(parts, asked, 'second-factor-off')
    },
    secrets,
  )
}

type Proving = Pick<Asked<'POST /me/second-factor'>, 'person' | 'body' | 'request'>

/** The owner shows that they are. */
async function prove(parts: Parts, { person, body, request }: Proving): Promise<void> {
  await parts.accounts.prove(person, body.proof, whence(parts, request))
}

/** The same for what there is only where a second factor is on. */
async function proveOn(parts: Parts, asked: Proving): Promise<void> {
  await prove(parts, asked)
  if (!(await parts.factors.isOn(asked.person.id))) throw refuse('not-now', 'server.factor-off')
}
