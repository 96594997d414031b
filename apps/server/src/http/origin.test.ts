import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
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
  env = {},
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
    expect(await statusOf(foreign, {}, 'GET')).toBe(200)
    expect(await statusOf({ ...foreign, ...upgrade }, {}, 'GET')).toBe(403)
    expect(await statusOf({ origin: `http://${HOST}`, ...upgrade }, {}, 'GET')).toBe(200)
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
