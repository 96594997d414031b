import { describe, expect, it } from 'vitest'
import { Health } from '../operating/health.ts'
import { testApp } from '../testing/test-app.ts'

const TOKEN = 'the-operator-alone-knows'
const ENV = { MEADHALL_OPERATOR_TOKEN: TOKEN, MEADHALL_HOSTS: 'meadhall.example' }

describe('health', () => {
  it('/healthz says that the process lives, whatever else does not', async () => {
    const health = new Health()
    health.needs('store', () => Promise.reject(new Error('gone')))
    health.stop()
    const app = await testApp({ health })
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  })

  it('/readyz follows the parts that are needed', async () => {
    const health = new Health()
    let isThere = true
    health.needs('store', () => (isThere ? Promise.resolve() : Promise.reject(new Error('gone'))))
    const app = await testApp({ health })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    isThere = false
    const reply = await app.inject('/readyz')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toEqual({ status: 'not ready', problems: ['store'] })
    isThere = true
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  it('a part that never answers is a part that does not work', async () => {
    const health = new Health()
    health.needs('store', () => new Promise(() => undefined))
    expect(await health.problems(1)).toEqual(['store'])
  })

  it('/readyz is 503 while stopping', async () => {
    const health = new Health()
    const app = await testApp({ health })
    health.stop()
    const reply = await app.inject('/readyz')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ problems: ['stopping'] })
  })
})

describe('/metrics', () => {
  const asked = { url: '/metrics', headers: { host: 'localhost:8080' } }

  it('counts requests by their route, for those on this machine', async () => {
    const app = await testApp()
    await app.inject('/healthz')
    const reply = await app.inject(asked)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toMatch(
      /meadhall_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
    )
    expect(reply.body).toContain('process_cpu_seconds_total')
  })

  it.each([
    ['somebody elsewhere', { remoteAddress: '192.168.1.9' }, {}],
    ['somebody behind a proxy on this machine', {}, { 'x-forwarded-for': '192.168.1.9' }],
    ['one for whom a proxy names only an address', {}, { 'x-real-ip': '192.168.1.9' }],
    ['one for whom a proxy names only itself', {}, { via: '1.1 proxy' }],
    ['one for whom a proxy names only the host', {}, { 'x-forwarded-host': 'hall.example' }],
    ['one for whom a proxy says it by the standard', {}, { forwarded: 'for=192.168.1.9' }],
    ['a page that had its own name point here', {}, { host: 'meadhall.example' }],
    ['one with a wrong token', { remoteAddress: '10.1.1.1' }, { authorization: 'Bearer guessed' }],
  ])('is refused to %s', async (_, from, headers) => {
    const app = await testApp({ env: ENV })
    const reply = await app.inject({ ...asked, ...from, headers: { ...asked.headers, ...headers } })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().error.code).toBe('forbidden')
  })

  it('is open to the operator from elsewhere', async () => {
    const app = await testApp({ env: ENV })
    const headers = { host: 'meadhall.example', authorization: `Bearer ${TOKEN}` }
    const reply = await app.inject({ url: '/metrics', remoteAddress: '10.1.1.1', headers })
    expect(reply.statusCode).toBe(200)
  })
})
