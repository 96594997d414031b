import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressGroup } from './address-group.ts'
import { HttpFailure } from './failure.ts'

export interface BodyLimits {
  /** Bytes of one body, of all that one address sends at once, and of all there are. */
  readonly one: number
  readonly perAddress: number
  readonly all: number
}

/** How much of a body is to be expected: all that is allowed where it is not said. */
function announced({ headers }: FastifyRequest, most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(most, Number(headers['content-length'] ?? 0))
}

/**
 * Keeps room for the bodies that are on their way, before anything of them is taken in: many that come
 * slowly would otherwise fill the memory together, though each is small.
 */
export function keepBodyRoom(app: FastifyInstance, { one, perAddress, all }: BodyLimits): void {
  const taken = new Map<string, number>()
  let sum = 0
  const take = (address: string, bytes: number) => {
    const theirs = (taken.get(address) ?? 0) + bytes
    sum += bytes
    if (theirs > 0) taken.set(address, theirs)
    else taken.delete(address)
  }
  app.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = announced(request, one)
    if (bytes === 0) return done(null, payload)
    const address = addressGroup(request.ip)
    const theirs = taken.get(address) ?? 0
    if (theirs + bytes > perAddress || sum + bytes > all)
      return done(new HttpFailure(429, 'too much is being sent at once: try again in a moment'))
    take(address, bytes)
    reply.raw.once('close', () => take(address, -bytes))
    done(null, payload)
  })
}
