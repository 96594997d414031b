import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const ENV = { MEADHALL_REQUESTS_PER_MINUTE: '3' }

it('pages count like calls of the API, each on their own', async () => {
  const app = await testApp({
    env: ENV,
    routes: [(scope) => void scope.get('/api/it', () => ({}))],
  })
  for (const page of ['/', '/lobby', '/tables/one']) {
    expect((await app.inject(page)).statusCode).toBe(200)
    expect((await app.inject('/api/it')).statusCode).toBe(200)
  }
  for (const one of ['/', '/lobby', '/index.html', '/api/it', '/api/none']) {
    const refused = await app.inject(one)
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too-many-requests'])
  }
  expect((await app.inject({ url: '/lobby', remoteAddress: '10.0.0.1' })).statusCode).toBe(200)
})

/** What comes of asking for the same again and again. */
async function statuses(app: FastifyInstance, times: number, asked: InjectOptions) {
  const all: number[] = []
  for (let n = 0; n < times; n += 1) all.push((await app.inject(asked)).statusCode)
  return all
}

it('files, and what there is for operators, count on their own, with more room', async () => {
  const app = await testApp({ env: ENV })
  expect(new Set(await statuses(app, 30, { url: '/assets/none.js' }))).toEqual(new Set([404]))
  expect(new Set(await statuses(app, 30, { url: '/healthz' }))).toEqual(new Set([200]))
  expect(await statuses(app, 1, { url: '/assets/none.js' })).toEqual([429])
  expect(await statuses(app, 1, { url: '/lobby' })).toEqual([200])
})

it('what is neither a page nor a call is counted, too', async () => {
  const app = await testApp({ env: ENV })
  const asked = await statuses(app, 61, { method: 'POST', url: '/lobby' })
  expect([asked[59], asked[60]]).toEqual([405, 429])
})
