import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { connection, exchange, listening, untilClosed } from '../testing/raw-http.ts'
import { testApp } from '../testing/test-app.ts'

const WHOLE = 'GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n'
const HALF_SENT = 'GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: '
const HALF_A_BODY =
  'POST /api/said HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n' +
  'Content-Length: 100\r\n\r\n{"half'

function takesPosts(app: FastifyInstance): void {
  app.post('/api/said', () => ({}))
}

describe('a request', () => {
  it('of which half is sent is not waited for, however many there are', async () => {
    const port = await listening(await testApp({ limits: { headersMs: 100 } }))
    const sockets = await Promise.all(Array.from({ length: 70 }, () => connection(port)))
    for (const socket of sockets) socket.write(HALF_SENT)
    const answers = await Promise.all(sockets.map(untilClosed))
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /)
  })

  it('whose body does not arrive is not waited for', async () => {
    const app = await testApp({ routes: [takesPosts], limits: { headersMs: 50, requestMs: 100 } })
    const socket = await connection(await listening(app))
    socket.write(HALF_A_BODY)
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1.1 408 /)
  })

  it('must follow a connection', async () => {
    const port = await listening(await testApp({ limits: { headersMs: 100 } }))
    await untilClosed(await connection(port))
  })

  it('must follow a request, or the connection is closed', async () => {
    const port = await listening(await testApp({ limits: { idleMs: 100 } }))
    expect((await exchange(port, WHOLE)).status).toBe(200)
  })
})

describe('an answer', () => {
  it('that is not taken is given up', async () => {
    const given = (app: FastifyInstance) => {
      app.get('/api/much', (_, reply) => reply.send(Readable.from(endless())))
    }
    const app = await testApp({ routes: [given], limits: { idleMs: 200 } })
    const ended = once(app.server, 'connection').then(([socket]) => once(socket, 'close'))
    const socket = await connection(await listening(app))
    socket.pause()
    socket.write('GET /api/much HTTP/1.1\r\nHost: here\r\n\r\n')
    await ended
  })
})

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(65_536)
}

describe('connections', () => {
  it('are limited in number', async () => {
    const port = await listening(await testApp({ limits: { connections: 2 } }))
    const kept = [await connection(port), await connection(port)]
    expect(await untilClosed(await connection(port))).toBe('')
    kept[0]?.destroy()
    await expect.poll(async () => (await exchange(port, closing(WHOLE))).status).toBe(200)
  })

  it('are limited for each address', async () => {
    const port = await listening(await testApp({ limits: { connectionsPerAddress: 2 } }))
    await connection(port)
    await connection(port)
    expect(await untilClosed(await connection(port))).toBe('')
    const other = await connection(port, '127.0.0.2')
    other.write(closing(WHOLE))
    expect(await untilClosed(other)).toMatch(/^HTTP\/1.1 200 /)
  })
})

function closing(request: string): string {
  return request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
}

describe('closing', () => {
  it('waits for no request of which half is sent', async () => {
    const app = await testApp({ routes: [takesPosts] })
    const port = await listening(app)
    const sockets = [await connection(port), await connection(port), await connection(port)]
    sockets[0]?.write(HALF_SENT)
    sockets[1]?.write(HALF_A_BODY)
    const closed = Promise.all(sockets.map(untilClosed))
    await exchange(port, closing(WHOLE))
    await app.close()
    await closed
  })

  it('waits for what is being answered, and takes nothing new', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const asked = Promise.withResolvers<void>()
    const slow = (scope: FastifyInstance) => {
      scope.get('/api/slow', () => {
        asked.resolve()
        return promise
      })
    }
    const app = await testApp({ routes: [slow] })
    const port = await listening(app)
    const socket = await connection(port)
    socket.write('GET /api/slow HTTP/1.1\r\nHost: here\r\n\r\n')
    const answer = untilClosed(socket)
    await asked.promise
    const closed = app.close()
    await expect.poll(async () => (await exchange(port, closing(WHOLE))).status).toBe(503)
    const late = await exchange(port, closing(WHOLE))
    expect(JSON.parse(late.body).error.code).toBe('unavailable')
    expect(late.headers['x-content-type-options']).toBe('nosniff')
    resolve({ slow: 'but sure' })
    await closed
    expect(await answer).toContain('but sure')
  })
})
