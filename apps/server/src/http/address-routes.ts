import { networkInterfaces } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { homeAddresses } from './addresses.ts'
import type { Routes } from './app.ts'
import { handle } from './handle.ts'
import { isLocal } from './local-request.ts'

/**
 * Where others reach this server, told to a page on the machine itself: a link that says "localhost"
 * leads nobody here. Strangers are not told how the network inside is numbered.
 */
export function addressRoutes({ host, origin }: Config, interfaces = networkInterfaces): Routes {
  return (app) => {
    handle(app, 'GET /addresses', ({ request }) => {
      if (!isLocal(request)) return { addresses: [] }
      if (origin !== undefined) return { addresses: [origin] }
      return { addresses: homeAddresses(host, portOf(request), interfaces()) }
    })
  }
}

/** The one that was asked for: it may be another than the server's own, where it runs in a container. */
function portOf({ headers }: FastifyRequest): number {
  return Number(new URL(`http://${headers.host}`).port || 80)
}
