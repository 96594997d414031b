import cookies from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { identify } from './identify.ts'
import { People } from './people.ts'
import type { Person } from './person.ts'
import { SessionCookie } from './session-cookie.ts'
import { Sessions } from './sessions.ts'
import { emptyDatabase, TestClock } from './testing/index.ts'

const DAY = 24 * 60 * 60 * 1000
const clock = new TestClock()
let sessions: Sessions
let olaf: Person
let app: FastifyInstance

async function appAt(origin: string | undefined): Promise<FastifyInstance> {
  const cookie = new SessionCookie(origin)
  const built = fastify()
  await built.register(cookies)
  identify(built, { sessions, cookie, now: clock.now })
  built.get('/who', (request) => ({ name: request.person?.name ?? null }))
  built.post('/in', async (_, reply) => {
    cookie.give(reply, await sessions.open(olaf, 'cookie', ''))
    return {}
  })
  return built
}

async function nameBy(headers: Record<string, string>): Promise<unknown> {
  return (await app.inject({ url: '/who', headers })).json().name
}

beforeEach(async () => {
  const { queries: db } = await emptyDatabase(clock)
  sessions = new Sessions(db, clock.now)
  olaf = await new People(db, clock.now).guest('Olaf')
  app = await appAt(undefined)
})

describe('who speaks', () => {
  it('is known by cookie or by header', async () => {
    const browser = await sessions.open(olaf, 'cookie', '')
    const program = await sessions.open(olaf, 'token', '')
    expect(await nameBy({ cookie: `meadhall=${browser}` })).toBe('Olaf')
    expect(await nameBy({ authorization: `Bearer ${program}` })).toBe('Olaf')
    expect(await nameBy({})).toBeNull()
  })

  it('is not known by a cookie’s secret in a header, nor the other way round', async () => {
    const browser = await sessions.open(olaf, 'cookie', '')
    const program = await sessions.open(olaf, 'token', '')
    expect(await nameBy({ authorization: `Bearer ${browser}` })).toBeNull()
    expect(await nameBy({ cookie: `meadhall=${program}` })).toBeNull()
  })

  it('is whom the header names where a cookie comes along', async () => {
    const browser = await sessions.open(olaf, 'cookie', '')
    expect(
      await nameBy({ cookie: `meadhall=${browser}`, authorization: 'Bearer nonsense' }),
    ).toBeNull()
  })

  it('gets the cookie again when its end is put off', async () => {
    const token = await sessions.open(olaf, 'cookie', '')
    const headers = { cookie: `meadhall=${token}` }
    expect((await app.inject({ url: '/who', headers })).cookies).toEqual([])
    clock.pass(2 * DAY)
    const { cookies: given } = await app.inject({ url: '/who', headers })
    expect(given).toMatchObject([{ name: 'meadhall', value: token, maxAge: 90 * 24 * 60 * 60 }])
  })
})

describe('the cookie', () => {
  it('is for no script and no other site', async () => {
    const { cookies: given } = await app.inject({ url: '/in', method: 'POST' })
    expect(given).toMatchObject([{ name: 'meadhall', httpOnly: true, sameSite: 'Lax', path: '/' }])
    expect(given[0]).not.toHaveProperty('domain')
    expect(given[0]).not.toHaveProperty('secure')
  })

  it('is bound to the host behind TLS', async () => {
    const behindTls = await appAt('https://meadhall.example')
    const { cookies: given } = await behindTls.inject({ url: '/in', method: 'POST' })
    expect(given).toMatchObject([
      { name: '__Host-meadhall', secure: true, httpOnly: true, path: '/' },
    ])
    expect(given[0]).not.toHaveProperty('domain')
  })
})
