import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './failure.ts'

function closings(responses: Iterable<ServerResponse>): Promise<unknown> {
  return Promise.all([...responses].map((response) => once(response, 'close')))
}

/**
 * Closing waits for what was received in full and is being answered; whatever else is open is cut
 * off by the server, and what comes meanwhile is refused.
 */
export function drainOnClose(app: FastifyInstance, withinMs: number): void {
  const answering = new Set<ServerResponse>()
  let isClosing = false
  app.server.on('request', (_, response) => {
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new HttpFailure(503, 'the server is stopping') : undefined)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    const received = [...answering].filter(({ req }) => req.complete)
    const tooLong = new AbortController()
    await Promise.race([
      closings(received),
      delay(withinMs, undefined, { signal: tooLong.signal, ref: false }),
    ])
    tooLong.abort()
  })
}
