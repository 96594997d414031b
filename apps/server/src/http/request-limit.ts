import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressGroup } from './address-group.ts'
import { HttpFailure } from './failure.ts'
import { wantsPage } from './site.ts'

/** A page brings so many files along, at most, when it is opened for the first time. */
const FILES_A_PAGE = 20

/** The route of all files; what is none of them is a page. */
const FILES = '/*'

/** What is counted, each on its own: one who has asked the API too often still sees the page that says so. */
function kindOf(request: FastifyRequest): 'calls' | 'pages' | 'files' {
  if (request.url.startsWith('/api/')) return 'calls'
  const { url: route = FILES } = request.routeOptions
  return route === FILES && wantsPage(request) ? 'pages' : 'files'
}

/**
 * Limits how often one address may call the API, ask for pages and read files. A route that costs more
 * has a limit of its own (`config.rateLimit`).
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: (request) => (kindOf(request) === 'files' ? perMinute * FILES_A_PAGE : perMinute),
    timeWindow: '1 minute',
    keyGenerator: (request) => `${kindOf(request)} ${addressGroup(request.ip)}`,
    errorResponseBuilder: (_, { after }) =>
      new HttpFailure(429, `too many requests: try again in ${after}`),
  })
}
