import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from '../config.ts'
import { Allowances } from '../limits/allowances.ts'
import { addressGroup } from './address-group.ts'
import { Backlog, type BacklogLimits } from './backlog.ts'
import { InFlight } from './in-flight.ts'

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

/** An address may open twice as many at once as it may keep, and this share of them a second after that. */
const OPENED_A_SECOND = 1 / 20

/** Counts the connections of each address, and how often it opens them; one too many is closed at once. */
class AddressCount {
  readonly #open = new Map<string, number>()
  readonly #most: number
  readonly #arrivals: Allowances

  constructor(most: number) {
    this.#most = most
    this.#arrivals = new Allowances(2 * most, most * OPENED_A_SECOND, () => performance.now())
  }

  take(socket: Socket): void {
    const group = addressGroup(socket.remoteAddress ?? '')
    const open = (this.#open.get(group) ?? 0) + 1
    if (open > this.#most || !this.#arrivals.take(group)) {
      socket.destroy()
      return
    }
    this.#open.set(group, open)
    socket.once('close', () => this.#release(group))
  }

  /**
   * Who asked faster than they took answers comes back in forty seconds: no browser does that, and what
   * is read of it before it is cut costs as much as thousands of requests.
   */
  flooded(socket: Socket): void {
    this.#arrivals.exhaust(addressGroup(socket.remoteAddress ?? ''))
  }

  #release(group: string): void {
    const open = (this.#open.get(group) ?? 0) - 1
    if (open > 0) this.#open.set(group, open)
    else this.#open.delete(group)
  }
}

/** How often it is looked at what waits to be sent. */
const LOOK_EVERY_MS = 250
/** Of what may wait for all, so much may wait for one address. */
const SHARE_OF_ONE = 1 / 4

export interface ConnectionNeeds {
  readonly proxies: readonly string[]
  /** A connection was cut because it asked faster than it took answers. */
  flooded(): void
}

/** Limits connections in number, for each address, and in what each may ask and leave unread. */
export function limitConnections(server: Server, limits: Limits, needs: ConnectionNeeds): void {
  server.maxConnections = limits.connections
  // All come from the proxy then, and it is the proxy that has to count.
  const isAlone = needs.proxies.length === 0
  const count = isAlone ? new AddressCount(limits.connectionsPerAddress) : null
  if (count !== null) server.on('connection', (socket) => count.take(socket))
  const inFlight = new InFlight((socket) => {
    needs.flooded()
    count?.flooded(socket)
  })
  inFlight.guard(server)
  limitBacklog(server, inFlight, {
    perAddress: limits.unsentBytes * (isAlone ? SHARE_OF_ONE : 1),
    all: limits.unsentBytes,
  })
}

/** Over all connections, whatever they carry: answers, or the frames of live sockets. */
function limitBacklog(server: Server, inFlight: InFlight, limits: BacklogLimits): void {
  const backlog = new Backlog(limits)
  const looking = setInterval(() => backlog.look(), LOOK_EVERY_MS).unref()
  server.on('close', () => clearInterval(looking))
  server.on('connection', (socket) => {
    const address = addressGroup(socket.remoteAddress ?? '')
    const unsent = () => inFlight.unsent(socket)
    const reader = { address, unsent, cut: () => void socket.destroy() }
    backlog.add(reader)
    socket.once('close', () => backlog.remove(reader))
  })
}
