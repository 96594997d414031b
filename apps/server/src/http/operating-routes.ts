import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Health } from '../operating/health.ts'
import type { Metrics } from '../operating/metrics.ts'
import { carriesToken } from '../operating/operator-token.ts'
import { refuse } from '../refusing/refused.ts'
import { isLocal } from './local-request.ts'

interface Operating {
  readonly metrics: Metrics
  readonly health: Health
  readonly operatorToken: string | undefined
}

/** Refuses all but those on this machine and those who carry the operator's token. */
function requireOperator(request: FastifyRequest, token: string | undefined): void {
  if (isLocal(request) || carriesToken(request, token)) return
  throw refuse('forbidden', 'server.operator-token')
}

/** How the process is: `/healthz` (it lives), `/readyz` (it can serve), `/metrics` (for the operator). */
export function operatingRoutes({ metrics, health, operatorToken }: Operating) {
  return function routes(app: FastifyInstance): void {
    app.get('/healthz', () => ({ status: 'ok' }))
    app.get('/readyz', async (_, reply) => {
      const problems = await health.problems()
      if (problems.length === 0) return { status: 'ready' }
      return reply.code(503).send({ status: 'not ready', problems })
    })
    app.get('/metrics', async (request, reply) => {
      requireOperator(request, operatorToken)
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    })
  }
}
