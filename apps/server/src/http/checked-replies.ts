import { isDeepStrictEqual } from 'node:util'
import { Failure } from '@meadhall/protocol'
import { isMedia, type RouteAddress, routeAt } from '@meadhall/protocol/routes'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route of the contract that is answered here. */
    address?: RouteAddress
  }
}

/** An answer that the contract does not have. */
class OffContract extends Error {
  override readonly name = 'OffContract'
}

/**
 * Holds every answer to the contract: it must be what the route's schema says, and no field more. That
 * takes time, and what it finds is a fault of ours: it is for tests.
 */
export function checkReplies(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const { address } = request.routeOptions.config
    const problem = address === undefined ? null : problemOf(address, reply.statusCode, payload)
    if (problem === null) done(null, payload)
    else throw new OffContract(`${address}: ${problem}`)
  })
}

function problemOf(address: RouteAddress, status: number, payload: unknown): string | null {
  const shape = status < 400 ? routeAt(address).replies[status] : Failure
  if (shape === undefined) return `${status} is not in the contract`
  if (isMedia(shape)) return null
  const said: unknown = JSON.parse(JSON.stringify(payload))
  const parsed = v.safeParse(shape, said)
  if (!parsed.success) return v.summarize(parsed.issues)
  return isDeepStrictEqual(parsed.output, said) ? null : 'more is told than the contract has'
}
