import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from './failure.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/** What a browser says of who asks: the page itself, or the person by the address bar. */
const OWN_SITES = ['same-origin', 'none']

function isUpgrade({ headers }: FastifyRequest): boolean {
  return headers.upgrade !== undefined
}

/** Whether an Origin header names this server: its public address, or else the host asked for. */
function isOwnOrigin(given: string, request: FastifyRequest, own: string | undefined): boolean {
  if (own !== undefined) return given === own
  return given === `http://${request.host}` || given === `https://${request.host}`
}

/**
 * Whether a request may come from a page of somebody else. Browsers name the origin of all that
 * changes something and of every live socket; programs, which carry a token, name none.
 */
function isForeign(request: FastifyRequest, own: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) return !isOwnOrigin(origin, request, own)
  return typeof site === 'string' && !OWN_SITES.includes(site)
}

/** Refuses what pages of others would have changed or listened to in somebody's name. */
export function refuseForeign(app: FastifyInstance, own: string | undefined): void {
  app.addHook('onRequest', (request, _, done) => {
    const isSafe = READING.includes(request.method) && !isUpgrade(request)
    if (isSafe || !isForeign(request, own)) done()
    else done(new HttpFailure(403, 'this was sent by a page of another site', 'foreign-origin'))
  })
}
