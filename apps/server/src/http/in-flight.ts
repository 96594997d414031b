import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests of one connection that may be answered at once. Browsers and proxies ask one at a time;
 * what is asked beyond that waits in our memory for one who may never read.
 */
export const MOST_IN_FLIGHT = 16

/** What hands a request on, by which it came. */
const EVENTS = ['request', 'checkExpectation'] as const

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** What is being answered on each connection; one that asks faster than it takes answers is cut. */
export class InFlight {
  readonly #answering = new WeakMap<Socket, Set<ServerResponse>>()
  readonly #flooded: (socket: Socket) => void

  /** `flooded` hears of each connection that was cut, once. */
  constructor(flooded: (socket: Socket) => void) {
    this.#flooded = flooded
  }

  /** Stands before all who listen for requests by now. */
  guard(server: Server): void {
    for (const event of EVENTS) {
      const handlers = server.listeners(event) as Handle[]
      server.removeAllListeners(event)
      server.on(event, (request, response) => {
        if (!this.#admits(request.socket, response)) return
        for (const handle of handlers) handle.call(server, request, response)
      })
    }
  }

  /** Bytes that wait for a connection: in its own buffer, and in answers whose turn has not come. */
  unsent(socket: Socket): number {
    const later = [...(this.#answering.get(socket) ?? [])].filter((one) => one.socket === null)
    return later.reduce((sum, { writableLength }) => sum + writableLength, socket.writableLength)
  }

  #admits(socket: Socket, response: ServerResponse): boolean {
    // The parser goes on with what it has of a connection that was cut.
    if (socket.destroyed) return false
    const answering = this.#answering.get(socket) ?? new Set()
    if (answering.size >= MOST_IN_FLIGHT) {
      withoutStacks(socket)
      socket.destroy()
      this.#flooded(socket)
      return false
    }
    this.#answering.set(socket, answering.add(response))
    response.once('close', () => answering.delete(response))
    return true
  }
}

/**
 * Node makes an error for each request that a connection had sent when it is cut. Of thousands the stacks
 * cost as much as all else together, and nobody reads them.
 */
function withoutStacks(socket: Socket): void {
  const { stackTraceLimit } = Error
  const restore = () => {
    Error.stackTraceLimit = stackTraceLimit
  }
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0
    // Also where somebody else who hears of it throws.
    process.nextTick(restore)
  })
  socket.once('close', restore)
}
