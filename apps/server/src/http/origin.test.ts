import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { exchange } from '../testing/raw-http.ts'
import { testApp } from '../testing/test-app.ts'
import { testServer } from '../testing/test-server.ts'

const HOST = 'hall.example:8080'
const PUBLIC = { MEADHALL_ORIGIN: 'https://meadhall.example' }

function takesPosts(app: FastifyInstance): void {
  app.post('/api/said', () => ({ said: true }))
  app.get('/api/live', () => ({ live: true }))
}

async function statusOf(
  headers: Record<string, string>,
  env: Record<string, string> = { MEADHALL_HOSTS: 'hall.example' },
  method: 'POST' | 'GET' = 'POST',
) {
  const app = await testApp({ routes: [takesPosts], env })
  const url = method === 'POST' ? '/api/said' : '/api/live'
  const reply = await app.inject({ method, url, headers: { host: HOST, ...headers } })
  if (reply.statusCode === 403) expect(reply.json().error.code).toBe('foreign-origin')
  return reply.statusCode
}

describe('what changes something', () => {
  it.each([
    ['a page of this host', { origin: `http://${HOST}` }],
    ['a page of this host behind TLS', { origin: `https://${HOST}` }],
    ['a page that says only that it is ours', { 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('is taken from %s', async (_, headers) => {
    expect(await statusOf(headers)).toBe(200)
  })

  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['another port of this host', { origin: 'http://hall.example:9090' }],
    ['a host whose name begins alike', { origin: `http://${HOST}.evil.example` }],
    ['a page that hides where it is from', { origin: 'null' }],
    ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', async (_, headers) => {
    expect(await statusOf(headers)).toBe(403)
  })

  it('is taken from the public address alone, where there is one', async () => {
    expect(await statusOf({ origin: 'https://meadhall.example' }, PUBLIC)).toBe(200)
    expect(await statusOf({ origin: `http://${HOST}` }, PUBLIC)).toBe(403)
  })
})

describe('reading', () => {
  it('needs no origin, but a live socket does', async () => {
    const foreign = { origin: 'http://evil.example' }
    const upgrade = { connection: 'upgrade', upgrade: 'websocket' }
    expect(await statusOf(foreign, undefined, 'GET')).toBe(200)
    expect(await statusOf({ ...foreign, ...upgrade }, undefined, 'GET')).toBe(403)
    expect(await statusOf({ origin: `http://${HOST}`, ...upgrade }, undefined, 'GET')).toBe(200)
  })
})

describe('a server whose public address nobody named', () => {
  const asked = (host: string, env = {}) => statusOf({ host, origin: `http://${host}` }, env)

  it.each(['localhost:8080', '127.0.0.1', '[::1]:8080', '192.168.1.5:8080', '10.1.2.3'])(
    'is asked for as %s',
    async (host) => expect(await asked(host)).toBe(200),
  )

  it.each(['172.20.0.3', '[fd00::7]:8080', 'hall:8080', 'Hall.local'])(
    'is asked for as %s, which only a network at home can mean',
    async (host) => expect(await asked(host)).toBe(200),
  )

  it.each(['evil.example', 'localhost.evil.example', '192.168.1.5.evil.example', '8.8.8.8'])(
    'is not asked for as %s, though the page comes from there: its name was made to point here',
    async (host) => {
      expect(await asked(host)).toBe(421)
      expect(await statusOf({ host }, {}, 'GET')).toBe(421)
    },
  )

  it('is asked for by the names that the operator gave', async () => {
    const env = { MEADHALL_HOSTS: 'hall.example, meadhall.example' }
    expect(await asked('Meadhall.example:8080', env)).toBe(200)
    expect(await asked('evil.example', env)).toBe(421)
  })
})

describe('a handshake that is none', () => {
  const REST = 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket'
  it.each([
    ['without a key', 'Sec-WebSocket-Version: 13'],
    ['with a key of another kind', 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short'],
    ['of an unknown version', `Sec-WebSocket-Version: 1\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==`],
  ])('%s is answered like anything else', async (_, headers) => {
    const server = await testServer()
    const port = Number(new URL(server.address).port)
    for (const path of ['/api/v1/tables/t/live', '/api/v1/lobby']) {
      const reply = await exchange(port, `GET ${path} HTTP/1.1\r\n${REST}\r\n${headers}\r\n\r\n`)
      expect(reply.status).toBe(400)
      expect(reply.headers['content-security-policy']).toContain("default-src 'self'")
      expect(JSON.parse(reply.body).error.code).toBe('bad-request')
    }
  })
})

describe('a live socket', () => {
  async function opened(origin: (address: string) => string) {
    const server = await testServer()
    const url = `${server.address.replace('http', 'ws')}/api/v1/tables/some-table/live`
    const socket = new WebSocket(url, { origin: origin(server.address) })
    onTestFinished(() => socket.terminate())
    const refused = once(socket, 'unexpected-response').then(([, reply]) => reply)
    return await Promise.race([refused, once(socket, 'open').then(() => 'open' as const)])
  }

  it('is opened by a page of this host', async () => {
    expect(await opened((address) => address)).toBe('open')
  })

  it('is not opened by a page of another, and the answer is like any other', async () => {
    const reply = await opened(() => 'http://evil.example')
    expect(reply.statusCode).toBe(403)
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'")
  })
})
