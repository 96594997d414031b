import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { connection, listening, untilClosed } from '../testing/raw-http.ts'
import { testApp } from '../testing/test-app.ts'
import { MOST_IN_FLIGHT } from './in-flight.ts'

const PAGE = 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n'
const CALL = 'GET /api/count HTTP/1.1\r\nHost: a\r\n\r\n'
const LAST = CALL.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
const EXPECTING = PAGE.replace('\r\n\r\n', '\r\nExpect: much\r\n\r\n')

interface Counted {
  asked: number
}

/** An app that counts what it is asked. */
async function counting(env: Record<string, string> = {}): Promise<{ port: number } & Counted> {
  const counted = { asked: 0, port: 0 }
  const routes = [
    (app: FastifyInstance) => {
      app.get('/api/count', () => ({ n: ++counted.asked }))
    },
  ]
  const app = await testApp({ env, routes })
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url === '/x') counted.asked += 1
    done()
  })
  counted.port = await listening(app)
  return counted
}

/** What comes of one request from another address. */
async function askedElsewhere(port: number): Promise<string> {
  const other = await connection(port, '127.0.0.2')
  other.write(LAST)
  return await untilClosed(other)
}

it.each([
  ['pages', PAGE],
  ['calls', CALL],
  ['refusals', EXPECTING],
])(
  'a connection that asks for 22,000 %s at once without reading is cut, and next to none is answered',
  async (_, request) => {
    const counted = await counting()
    const socket = await connection(counted.port)
    socket.pause()
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(request.repeat(22_000))
    socket.resume()
    await closed
    expect(counted.asked).toBeLessThanOrEqual(MOST_IN_FLIGHT)
    expect(new Error('as usual').stack).toContain('\n    at ')
    expect(await askedElsewhere(counted.port)).toMatch(/^HTTP\/1.1 200 /)
  },
)

it('a few requests behind each other are answered in their order', async () => {
  const { port } = await counting()
  const socket = await connection(port)
  socket.write(CALL.repeat(MOST_IN_FLIGHT - 1) + LAST)
  const numbers = [...(await untilClosed(socket)).matchAll(/"n":(\d+)/g)].map(([, n]) => Number(n))
  expect(numbers).toEqual(Array.from({ length: MOST_IN_FLIGHT }, (__, index) => index + 1))
})

it('an address that floods gets no more connections for a while, others do', async () => {
  // Two hundred connections at once: one that floods costs more.
  const { port } = await counting({ MEADHALL_CONNECTIONS_PER_ADDRESS: '100' })
  const flooding = await connection(port)
  flooding.write(PAGE.repeat(2000))
  await untilClosed(flooding)
  expect(await untilClosed(await connection(port))).toBe('')
  expect(await askedElsewhere(port)).toMatch(/^HTTP\/1.1 200 /)
})
