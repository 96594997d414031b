import { beforeEach, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { accountOf, PASSWORD, signIn } from '../testing/arrivals.ts'
import { Browser, type Shown } from '../testing/browser.ts'

let server: TestServer
let browser: Browser

beforeEach(async () => {
  server = await testServer()
  browser = new Browser(server.app)
})

async function account(name = 'Olaf'): Promise<string> {
  const arrived = await accountOf(server, name)
  browser = arrived.browser
  return arrived.id
}

describe('sessions', () => {
  it('get another secret at sign-in, whatever the browser came with', async () => {
    await account()
    const victim = new Browser(server.app)
    await victim.ask('POST', '/guests', { name: 'Planted' })
    const attacker = victim.copy()
    await signIn(victim, 'Olaf', PASSWORD)
    expect(victim.cookie).not.toBe(attacker.cookie)
    expect(await victim.ask('GET', '/me')).toMatchObject({ body: { me: { name: 'Olaf' } } })
    expect(await attacker.ask('GET', '/me')).toMatchObject({ status: 401 })
  })

  it('end at sign-out, also for whoever copied the cookie', async () => {
    await account()
    const stolen = browser.copy()
    expect(await browser.ask('DELETE', '/sessions/current')).toMatchObject({ status: 204 })
    expect(browser.cookies.size).toBe(0)
    expect(await stolen.ask('GET', '/me')).toMatchObject({ status: 401 })
  })

  it('end everywhere else on demand', async () => {
    await account()
    const thief = new Browser(server.app)
    await signIn(thief, 'Olaf', PASSWORD)
    expect(await thief.ask('GET', '/me')).toMatchObject({ status: 200 })
    expect(await browser.ask('DELETE', '/sessions')).toMatchObject({ status: 204 })
    expect(await thief.ask('GET', '/me')).toMatchObject({ status: 401 })
    expect(await browser.ask('GET', '/me')).toMatchObject({ status: 200 })
  })

  it('are listed, and end one by one', async () => {
    await account()
    const phone = new Browser(server.app)
    await phone.ask('POST', '/sessions', { name: 'Olaf', password: PASSWORD, label: 'phone' })
    const { body } = await browser.ask('GET', '/sessions')
    const listed = body.sessions as { id: string; label: string; current: boolean }[]
    expect(listed.filter(({ current }) => current)).toHaveLength(1)
    const id = listed.find(({ label }) => label === 'phone')?.id
    expect(await browser.ask('DELETE', `/sessions/${id}`)).toMatchObject({ status: 204 })
    expect(await browser.ask('DELETE', `/sessions/${id}`)).toMatchObject({ status: 404 })
    expect(await phone.ask('GET', '/me')).toMatchObject({ status: 401 })
  })

  it('are used by no page of another site', async () => {
    await account()
    const evil = browser.copy()
    evil.origin = 'https://evil.test'
    expect(await evil.ask('DELETE', '/sessions/current')).toMatchObject({
      status: 403,
      body: { error: { code: 'foreign-origin' } },
    })
    expect(await evil.ask('PATCH', '/me', { name: 'Loki' })).toMatchObject({ status: 403 })
    expect(await signIn(evil, 'Olaf', PASSWORD)).toMatchObject({ status: 403 })
    expect((await browser.ask('GET', '/me')).body.me.name).toBe('Olaf')
  })

  it('are not tried for by one address as often as it likes, whatever the name', async () => {
    const stranger = new Browser(server.app)
    const names = Array.from({ length: 40 }, (_, n) => `Nobody ${n}`)
    const tries = await Promise.all(names.map((name) => signIn(stranger, name, PASSWORD)))
    expect(tries.map(({ status }) => status)).toContain(429)
    stranger.address = '198.51.100.7'
    expect(await signIn(stranger, 'Nobody', PASSWORD)).toMatchObject({ status: 401 })
  })

  it('of one name are slowed after failures, and the owner enters from elsewhere', async () => {
    await account('Olaf')
    const thief = new Browser(server.app)
    const tries: Shown[] = []
    while (tries.length < 15 && tries.at(-1)?.status !== 429) {
      tries.push(await signIn(thief, 'Olaf', 'a guess, a guess'))
    }
    expect(tries.slice(0, 5).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(tries.at(-1)?.status).toBe(429)
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    const owner = new Browser(server.app)
    owner.address = '198.51.100.7'
    expect(await signIn(owner, 'Olaf', PASSWORD)).toMatchObject({ status: 201 })
  })
})
