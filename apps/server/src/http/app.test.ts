import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { Refused, refuse } from '../refusing/refused.ts'
import { StoreUnavailable } from '../storage/unavailable.ts'
import { exchange, listening } from '../testing/raw-http.ts'
import { testApp } from '../testing/test-app.ts'

const KIB = 1024

function routes(app: FastifyInstance): void {
  app.get('/api/tables/:id', () => ({ id: 't1' }))
  app.post('/api/tables', () => ({ id: 't1' }))
  app.get('/api/broken', () => {
    throw new Error('the password is swordfish')
  })
}

function refusing(app: FastifyInstance): void {
  app.get('/api/refused', () => {
    throw refuse('not-found', 'no-table', { id: 't1' })
  })
  app.get('/api/stale', () => {
    throw new Refused('stale')
  })
  app.get('/api/no-store', () => {
    throw new StoreUnavailable('the disk is full', true)
  })
}

const JSON_TYPE = 'Content-Type: application/json\r\n'

/** Whatever is sent, by the status of its answer. */
const ANSWERED: readonly (readonly [status: number, what: string, sent: string])[] = [
  [200, 'the page', 'GET / HTTP/1.1\r\nHost: here'],
  [200, 'the head of the page', 'HEAD / HTTP/1.1\r\nHost: here'],
  [200, 'a route', 'GET /api/tables/t1 HTTP/1.1\r\nHost: here'],
  [204, 'a question for methods', 'OPTIONS /api/tables HTTP/1.1\r\nHost: here'],
  [400, 'an address that is none', 'GET /%zz HTTP/1.1\r\nHost: here'],
  [400, 'an address that is no text', 'GET /table/%E0%A4%A HTTP/1.1\r\nHost: here'],
  [400, 'no host', 'GET / HTTP/1.1'],
  [400, 'a host that is none', 'GET / HTTP/1.1\r\nHost: a;script-src *'],
  [400, 'two hosts', 'GET / HTTP/1.1\r\nHost: here\r\nHost: there'],
  [400, 'no HTTP', 'hello'],
  [400, 'a version that is none', 'GET / HTTP/9.9\r\nHost: here'],
  [
    400,
    'two lengths',
    'POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2',
  ],
  [
    400,
    'a length beside chunks',
    'POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked',
  ],
  [
    400,
    'no JSON',
    `POST /api/tables HTTP/1.1\r\nHost: h\r\n${JSON_TYPE}Content-Length: 1\r\n\r\n{`,
  ],
  [
    403,
    'another site',
    'POST /api/tables HTTP/1.1\r\nHost: h\r\nOrigin: http://evil.example\r\nContent-Length: 0',
  ],
  [404, 'nothing of the API', 'GET /api/nothing HTTP/1.1\r\nHost: here'],
  [404, 'no file', 'GET /assets/gone.js HTTP/1.1\r\nHost: here'],
  [405, 'a wrong method', 'DELETE /api/tables HTTP/1.1\r\nHost: here'],
  [405, 'a method of old', 'TRACE /api/tables/t1 HTTP/1.1\r\nHost: here'],
  [
    413,
    'a body that is too large',
    `POST /api/tables HTTP/1.1\r\nHost: h\r\n${JSON_TYPE}Content-Length: ${KIB * KIB}\r\n\r\n{`,
  ],
  [414, 'an address that is too long', `GET /${'a'.repeat(3 * KIB)} HTTP/1.1\r\nHost: here`],
  [
    404,
    'a parameter that is too long',
    `GET /api/tables/${'a'.repeat(KIB)} HTTP/1.1\r\nHost: here`,
  ],
  [
    415,
    'a type that is not understood',
    'POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Type: text/xml\r\nContent-Length: 1\r\n\r\n<',
  ],
  [417, 'an expectation', 'GET / HTTP/1.1\r\nHost: here\r\nExpect: miracles'],
  [
    431,
    'headers that are too large',
    `GET / HTTP/1.1\r\nHost: here\r\nX-Large: ${'a'.repeat(20 * KIB)}`,
  ],
  [500, 'a fault of ours', 'GET /api/broken HTTP/1.1\r\nHost: here'],
]

/** On every answer, whoever gives it. */
const ALWAYS = {
  'content-security-policy': expect.stringContaining("default-src 'self'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** Ends the headers where the request has not, and asks for the connection to be closed. */
function asSent(text: string): string {
  const [head, body = ''] = text.split('\r\n\r\n')
  return head?.includes('HTTP/1.1')
    ? `${head}\r\nConnection: close\r\n\r\n${body}`
    : `${text}\r\n\r\n`
}

describe('every answer has the same headers, and errors have one form', () => {
  it.each(ANSWERED)('%i for %s', async (status, _, sent) => {
    const port = await listening(await testApp({ routes: [routes] }))
    const answer = await exchange(port, asSent(sent))
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(ALWAYS)
    if (status < 400) return
    const { error } = JSON.parse(answer.body)
    expect(error).toEqual({ code: expect.any(String), message: expect.any(String) })
  })

  it('429 for too much of it, for one address', async () => {
    const app = await testApp({ routes: [routes], limits: { requestsPerMinute: 2 } })
    const asked = (remoteAddress: string) => app.inject({ url: '/api/tables/t1', remoteAddress })
    await asked('10.0.0.1')
    await asked('10.0.0.1')
    const reply = await asked('10.0.0.1')
    expect(reply.statusCode).toBe(429)
    expect(reply.json().error.code).toBe('too-many-requests')
    expect(reply.headers).toMatchObject({ ...ALWAYS, 'retry-after': expect.any(String) })
    expect((await asked('10.0.0.2')).statusCode).toBe(200)
    expect((await app.inject({ url: '/', remoteAddress: '10.0.0.1' })).statusCode).toBe(200)
  })
})

describe('a fault of ours', () => {
  it('is noted for the operator and not told in words', async () => {
    const lines: string[] = []
    const output = { write: (line: string) => void lines.push(line) }
    const app = await testApp({ routes: [routes], output })
    const reply = await app.inject('/api/broken')
    expect(reply.body).not.toContain('swordfish')
    expect(reply.json().error.code).toBe('internal')
    expect(lines.join('')).toContain('swordfish')
  })
})

describe('what is refused', () => {
  it.each([
    [
      '/api/refused',
      404,
      { code: 'not-found', why: { key: 'table.no-table', params: { id: 't1' } } },
    ],
    ['/api/stale', 409, { code: 'stale', why: null }],
    ['/api/no-store', 503, { code: 'unavailable' }],
  ])('%s is %i, with its code and reason', async (url, status, error) => {
    const reply = await (await testApp({ routes: [refusing] })).inject(url)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().error).toMatchObject(error)
    expect(reply.body).not.toContain('disk')
  })
})

describe('methods', () => {
  it('that an address knows are named', async () => {
    const app = await testApp({ routes: [routes] })
    const reply = await app.inject({ method: 'PUT', url: '/api/tables/t1' })
    expect(reply.statusCode).toBe(405)
    expect(reply.headers.allow).toBe('OPTIONS, GET, HEAD')
  })
})

describe('the policy of a page', () => {
  it('lets it talk to its own host alone, by live sockets too', async () => {
    const app = await testApp()
    const reply = await app.inject({ url: '/', headers: { host: 'hall.local:8080' } })
    expect(reply.headers['content-security-policy']).toContain(
      "connect-src 'self' ws://hall.local:8080 wss://hall.local:8080",
    )
    expect(reply.headers['strict-transport-security']).toBeUndefined()
  })

  it('behind TLS is for TLS alone', async () => {
    const app = await testApp({ env: { MEADHALL_ORIGIN: 'https://hall.example' } })
    const reply = await app.inject('/')
    expect(reply.headers['strict-transport-security']).toContain('max-age=31536000')
    expect(reply.headers['cross-origin-opener-policy']).toBe('same-origin')
  })
})

describe('who asks', () => {
  const who = (app: FastifyInstance) => {
    app.get('/api/who', ({ ip }) => ({ ip }))
  }
  const asked = {
    url: '/api/who',
    remoteAddress: '10.0.0.7',
    headers: { 'x-forwarded-for': '1.2.3.4' },
  }

  it('is the other end of the connection, whatever it says', async () => {
    expect((await (await testApp({ routes: [who] })).inject(asked)).json()).toEqual({
      ip: '10.0.0.7',
    })
  })

  it('is who a known proxy says it is', async () => {
    const app = await testApp({ routes: [who], env: { MEADHALL_PROXIES: '10.0.0.0/8' } })
    expect((await app.inject(asked)).json()).toEqual({ ip: '1.2.3.4' })
    expect((await app.inject({ ...asked, remoteAddress: '11.0.0.7' })).json()).toEqual({
      ip: '11.0.0.7',
    })
  })
})
