import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressGroup } from './address-group.ts'

/** Calls of one address that are worked on at once; the others wait for their turn. */
export const MOST_AT_ONCE = 4

/** Turns of many, so many at once for each. */
class Turns {
  readonly #most: number
  readonly #busy = new Map<string, { running: number; readonly waiting: (() => void)[] }>()

  constructor(most: number) {
    this.#most = most
  }

  /** Fulfilled when it is somebody's turn; the result ends it. */
  async take(key: string): Promise<() => void> {
    const line = this.#busy.get(key) ?? { running: 0, waiting: [] }
    this.#busy.set(key, line)
    if (line.running < this.#most) line.running += 1
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = line.waiting.shift()
      // Not at once: whoever else waits for the process comes between.
      if (next !== undefined) setImmediate(next)
      else if (--line.running === 0) this.#busy.delete(key)
    }
  }
}

/**
 * Lets the calls of one address take turns, from when they have arrived in full until their answer is
 * made: hundreds at once, each of them quick, would together keep everybody waiting.
 */
export function takeTurns(app: FastifyInstance): void {
  const turns = new Turns(MOST_AT_ONCE)
  const ends = new WeakMap<FastifyRequest, () => void>()
  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/api/') || request.headers.upgrade !== undefined) return
    const end = await turns.take(addressGroup(request.ip))
    ends.set(request, end)
    reply.raw.once('close', end)
    if (reply.raw.destroyed) end()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    ends.get(request)?.()
    done()
  })
}
