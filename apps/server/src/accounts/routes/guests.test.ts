import { beforeEach, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { Audit } from '../audit.ts'
import { isMuted } from '../person.ts'
import { Rights } from '../rights.ts'
import { guestOf } from '../testing/arrivals.ts'
import { Browser } from '../testing/browser.ts'

let server: TestServer
let browser: Browser

beforeEach(async () => {
  server = await testServer()
  browser = new Browser(server.app)
})

async function guest(name = 'Olaf'): Promise<string> {
  const arrived = await guestOf(server, name)
  browser = arrived.browser
  return arrived.id
}

describe('guests', () => {
  it('are nobody before that, and nobody is refused for it', async () => {
    const asked = await browser.ask('GET', '/visitor')
    expect(asked).toMatchObject({ status: 200, body: { protocol: 1, me: null } })
    const id = await guest()
    expect((await browser.ask('GET', '/visitor')).body.me.id).toBe(id)
  })

  it('play at once under a name, and are known by their cookie', async () => {
    const id = await guest(' Olaf\nthe Red ')
    const { status, body } = await browser.ask('GET', '/me')
    expect(status).toBe(200)
    expect(body.me).toEqual({
      id,
      name: 'Olaf the Red',
      kind: 'guest',
      role: 'player',
      bannedUntil: null,
      mutedUntil: null,
      settings: null,
      away: null,
      ways: [],
      secondFactor: null,
    })
  })

  it('that are programs get a token and no cookie', async () => {
    const { body } = await browser.ask('POST', '/guests', { name: 'Bot', as: 'program' })
    expect(browser.cookies.size).toBe(0)
    expect(await server.api('GET', '/me', body.token)).toMatchObject({
      body: { me: { name: 'Bot' } },
    })
  })

  it('are not made twice by one browser', async () => {
    await guest()
    expect(await browser.ask('POST', '/guests', { name: 'Again' })).toMatchObject({
      status: 409,
      body: { error: { code: 'not-now' } },
    })
  })

  it.each([
    [{}, 'name: must be'],
    [{ name: 7 }, 'name: must be string'],
    [{ name: ' \u200b ' }, 'A name needs a letter'],
    [{ name: 'Olaf', as: 'cat' }, 'as: must be'],
    [{ name: 'x'.repeat(201) }, 'name: must be <=200'],
  ])('need %j to be put right', async (wish, problem) => {
    const { status, body } = await browser.ask('POST', '/guests', wish)
    expect(status).toBe(400)
    expect(body.error.message).toContain(problem)
    expect(browser.cookies.size).toBe(0)
  })

  it('are nobody to a stranger', async () => {
    for (const [method, path] of [
      ['GET', '/me'],
      ['PATCH', '/me'],
      ['DELETE', '/me'],
      ['GET', '/me/export'],
      ['GET', '/sessions'],
      ['DELETE', '/sessions'],
      ['DELETE', '/sessions/current'],
      ['POST', '/accounts'],
      ['POST', '/passkeys/new'],
      ['PUT', '/me/password'],
    ] as const) {
      expect(await browser.ask(method, path, {}), `${method} ${path}`).toMatchObject({
        status: 401,
      })
    }
  })
})

describe('what a person keeps', () => {
  it('is changed where it is named', async () => {
    await guest()
    const away = {
      timeZone: 'Europe/Warsaw',
      night: { from: '22:30', to: '07:00' },
      holidays: [{ from: '2026-12-24', to: '2026-12-26' }],
    }
    await browser.ask('PATCH', '/me', { away })
    const { body } = await browser.ask('PATCH', '/me', { name: 'Olaf II' })
    expect(body.me).toMatchObject({ name: 'Olaf II', settings: null, away })
    expect(await server.people.away(body.me.id)).toEqual(away)
    const cleared = await browser.ask('PATCH', '/me', { settings: null, away: null })
    expect(cleared.body.me).toMatchObject({ name: 'Olaf II', settings: null, away: null })
  })

  it('has no settings of a guest: they stay in the browser until there is an account', async () => {
    await guest()
    const settings = { sound: true }
    const refused = await browser.ask('PATCH', '/me', { name: 'Olaf II', settings })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden'])
    expect((await browser.ask('GET', '/me')).body.me).toMatchObject({
      name: 'Olaf',
      settings: null,
    })
  })

  it.each([
    [{ settings: { much: 'x'.repeat(33_000) } }, 'more than 32768 bytes'],
    [{ settings: { much: 'å'.repeat(17_000) } }, 'more than 32768 bytes'],
    [{ settings: 'text' }, 'settings: must be'],
    [{ away: { timeZone: 'Valhalla', night: null, holidays: [] } }, 'no such time zone'],
    [
      { away: { timeZone: 'UTC', night: { from: '25:00', to: '07:00' }, holidays: [] } },
      'away.night.from',
    ],
    [{ away: { timeZone: 'UTC', night: { from: '07:00', to: '07:00' }, holidays: [] } }, 'a night'],
    [
      {
        away: {
          timeZone: 'UTC',
          night: null,
          holidays: [{ from: '2026-02-30', to: '2026-03-01' }],
        },
      },
      'no such day',
    ],
    [
      {
        away: {
          timeZone: 'UTC',
          night: null,
          holidays: [{ from: '2026-03-02', to: '2026-03-01' }],
        },
      },
      'ends before',
    ],
  ])('is not changed by %j', async (change, problem) => {
    await guest()
    const { status, body } = await browser.ask('PATCH', '/me', change)
    expect(status).toBe(400)
    expect(body.error.message).toContain(problem)
    expect((await browser.ask('GET', '/me')).body.me).toMatchObject({ settings: null, away: null })
  })
})

describe('operators', () => {
  it('ban people, who may still take their data along and go', async () => {
    const id = await guest()
    const { queries } = server.database
    const audit = new Audit(queries)
    const rights = new Rights({ db: queries, sessions: server.sessions, audit })
    expect(await rights.ban(null, id, Date.now() + 60_000)).toBe(true)
    expect(await browser.ask('PATCH', '/me', { name: 'X' })).toMatchObject({
      status: 403,
      body: { error: { code: 'banned' } },
    })
    expect(await browser.ask('POST', '/tables', {})).toMatchObject({ status: 403 })
    expect(await browser.ask('GET', '/me/export')).toMatchObject({ status: 200 })
    expect(await audit.about(id)).toMatchObject([{ who: null, what: 'banned', about: id }])
    await rights.ban(null, id, null)
    expect(await browser.ask('PATCH', '/me', { name: 'X' })).toMatchObject({ status: 200 })
  })

  it('mute people and give roles, and it is written down', async () => {
    const id = await guest()
    const { queries } = server.database
    const audit = new Audit(queries)
    const rights = new Rights({ db: queries, sessions: server.sessions, audit })
    const until = Date.now() + 60_000
    await rights.mute('an operator', id, until)
    await rights.give(null, id, 'player')
    const { body } = await browser.ask('GET', '/me')
    expect(body.me).toMatchObject({ mutedUntil: until, role: 'player' })
    expect([until - 1, until].map((now) => isMuted(body.me, now))).toEqual([true, false])
    expect(await rights.mute(null, 'nobody', until)).toBe(false)
    const deeds = (await audit.about(id)).map(({ who, what, detail }) => [who, what, detail])
    expect(deeds).toHaveLength(2)
    expect(deeds).toContainEqual(['an operator', 'muted', String(until)])
    expect(deeds).toContainEqual([null, 'role-given', '"player"'])
  })
})
