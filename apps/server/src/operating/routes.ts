import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from '../http/failure.ts'
import type { Health } from './health.ts'
import type { Metrics } from './metrics.ts'
import { carriesToken } from './operator-token.ts'

interface Operating {
  readonly metrics: Metrics
  readonly health: Health
  readonly operatorToken: string | undefined
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const LOCAL_NAME = /^(localhost|127(\.\d+){3}|\[::1\])$/i

/**
 * Whether somebody on this machine asks for this machine. A proxy on this machine speaks for others,
 * and a page that had its own name point here asks for another name.
 */
function isLocal({ socket, headers, hostname }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return LOOPBACK.test(socket.remoteAddress ?? '') && !isForwarded && LOCAL_NAME.test(hostname)
}

/** Refuses all but those on this machine and those who carry the operator's token. */
function requireOperator(request: FastifyRequest, token: string | undefined): void {
  if (isLocal(request) || carriesToken(request, token)) return
  throw new HttpFailure(403, 'this is for the operator alone')
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
