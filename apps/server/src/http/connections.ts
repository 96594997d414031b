import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from '../config.ts'
import { addressGroup } from './address-group.ts'

/** How often half-sent requests are looked for. */
const CHECKED_EVERY_MS = 1000
const LARGEST_HEADERS = 16 * 1024

/** What Node itself is told: deadlines, sizes, and to leave errors to us. */
export function httpOptions({ headersMs, requestMs }: Limits) {
  return {
    headersTimeout: headersMs,
    requestTimeout: Math.max(headersMs, requestMs),
    connectionsCheckingInterval: Math.min(CHECKED_EVERY_MS, headersMs / 2),
    maxHeaderSize: LARGEST_HEADERS,
    // Checked with the other headers, so that the answer is like any other.
    requireHostHeader: false,
  }
}

/** Counts the open connections of each address; one too many is closed at once. */
class AddressCount {
  readonly #open = new Map<string, number>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  take(socket: Socket): void {
    const group = addressGroup(socket.remoteAddress ?? '')
    const open = (this.#open.get(group) ?? 0) + 1
    if (open > this.#most) {
      socket.destroy()
      return
    }
    this.#open.set(group, open)
    socket.once('close', () => this.#release(group))
  }

  #release(group: string): void {
    const open = (this.#open.get(group) ?? 0) - 1
    if (open > 0) this.#open.set(group, open)
    else this.#open.delete(group)
  }
}

/** Limits connections in number, and for each address. */
export function limitConnections(server: Server, limits: Limits, proxies: readonly string[]): void {
  server.maxConnections = limits.connections
  // All come from the proxy then, and it is the proxy that has to count.
  if (proxies.length > 0) return
  const count = new AddressCount(limits.connectionsPerAddress)
  server.on('connection', (socket) => count.take(socket))
}
