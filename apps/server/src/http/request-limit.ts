import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressGroup } from './address-group.ts'
import { HttpFailure } from './failure.ts'

/**
 * Limits how often one address may call the API. The files of the site are read as often as a
 * browser likes. A route that costs more has a limit of its own (`config.rateLimit`).
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressGroup(ip),
    allowList: ({ url }) => !url.startsWith('/api/'),
    errorResponseBuilder: (_, { after }) =>
      new HttpFailure(429, `too many requests: try again in ${after}`),
  })
}
