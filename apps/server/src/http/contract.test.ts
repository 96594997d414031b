import { API_ROOT, type Method, ROUTES, routeAt, SOCKETS } from '@meadhall/protocol/routes'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { guestOf } from '../accounts/testing/arrivals.ts'
import { Browser } from '../accounts/testing/browser.ts'
import { servedRoutes } from '../testing/served-routes.ts'
import { testApp } from '../testing/test-app.ts'
import { testServer } from '../testing/test-server.ts'
import { handle } from './handle.ts'

const ADDRESSES = Object.keys(ROUTES) as (keyof typeof ROUTES)[]

/** What is asked at an address; whatever is named in it does not exist. */
function requestAt(address: string): { readonly method: Method; readonly path: string } {
  const [method = '', path = ''] = address.split(' ')
  return { method: method as Method, path: path.replace(':seat', '0').replace(':id', 'nothing') }
}

describe('the contract', () => {
  it('has every route that is served, and every route of it is served', async () => {
    const { app } = await testServer()
    const served = servedRoutes(app)
      .filter(({ method, path }) => path.startsWith(API_ROOT) && method !== 'HEAD')
      .map(({ method, path }) => `${method} ${path.slice(API_ROOT.length)}`)
    const sockets = SOCKETS.map((path) => `GET ${path}`)
    expect(served.sort()).toEqual([...ADDRESSES, ...sockets].sort())
  })

  it('has a schema or a media type for every answer', () => {
    for (const address of ADDRESSES)
      for (const [status, shape] of Object.entries(routeAt(address).replies))
        expect([address, status, 'kind' in shape || 'media' in shape]).toEqual([
          address,
          status,
          true,
        ])
  })

  it('names in its parameters what stands in its paths', () => {
    for (const address of ADDRESSES) {
      const named = [...address.matchAll(/:(\w+)/g)].map(([, name]) => name)
      const { params } = routeAt(address)
      const known =
        params !== undefined && 'entries' in params ? Object.keys(Object(params.entries)) : []
      expect([address, known]).toEqual([address, named])
    }
  })
})

describe('who may call a route', () => {
  async function refusedAt(browser: Browser, who: string): Promise<unknown[]> {
    const refused: unknown[] = []
    for (const address of ADDRESSES.filter((one) => routeAt(one).who === who)) {
      const { method, path } = requestAt(address)
      const { status, body } = await browser.ask(method, path)
      refused.push([address, status, body?.error?.code])
    }
    return refused
  }

  function allRefused(who: string, status: number, code: string): unknown[] {
    const addresses = ADDRESSES.filter((one) => routeAt(one).who === who)
    expect(addresses.length).toBeGreaterThan(5)
    return addresses.map((address) => [address, status, code])
  }

  it('a stranger is refused all that needs somebody, before what they say is looked at', async () => {
    const { app } = await testServer()
    const stranger = new Browser(app)
    expect(await refusedAt(stranger, 'person')).toEqual(
      allRefused('person', 401, 'unauthenticated'),
    )
    expect(await refusedAt(stranger, 'account')).toEqual(
      allRefused('account', 401, 'unauthenticated'),
    )
  })

  it('a guest is refused what needs an account', async () => {
    const { browser } = await guestOf(await testServer(), 'Olaf')
    expect(await refusedAt(browser, 'account')).toEqual(allRefused('account', 403, 'forbidden'))
  })

  it('whoever has not the token of the operator is refused what is the operator’s', async () => {
    const { browser } = await guestOf(await testServer(), 'Olaf')
    expect(await refusedAt(browser, 'operator')).toEqual(allRefused('operator', 403, 'forbidden'))
  })
})

describe('in tests, an answer', () => {
  async function answering(told: unknown): Promise<FastifyInstance> {
    return await testApp({
      routes: [(app) => handle(app, 'GET /addresses', () => told as { addresses: string[] })],
    })
  }

  it.each([
    ['that the contract has', { addresses: [] }, 200],
    ['of another shape', { addresses: [7] }, 500],
    ['that tells more', { addresses: [], secret: 'x' }, 500],
  ])('%s is answered by %s', async (_, told, status) => {
    const app = await answering(told)
    expect((await app.inject('/api/v1/addresses')).statusCode).toBe(status)
  })
})
