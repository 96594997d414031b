import { beforeEach, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import {
  accountOf,
  guestOf,
  OTHER_PASSWORD,
  PASSWORD,
  signIn,
  tableWith,
} from '../testing/arrivals.ts'
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

async function account(name = 'Olaf'): Promise<string> {
  const arrived = await accountOf(server, name)
  browser = arrived.browser
  return arrived.id
}

describe('an account', () => {
  it('is what the guest becomes: the same person, with the same seats', async () => {
    const id = await guest()
    const table = await tableWith(browser)
    const { status, body } = await browser.ask('POST', '/accounts', {
      name: 'Olaf',
      password: PASSWORD,
    })
    expect(status).toBe(201)
    expect(body.me).toMatchObject({ id, kind: 'account', ways: [{ kind: 'password' }] })
    const mine = await browser.ask('GET', '/me/tables')
    expect(mine.body.tables).toMatchObject([{ id: table }])
  })

  it('gives the session another secret, and ends the guest’s others', async () => {
    const id = await guest()
    const planted = browser.copy()
    const person = await server.people.byId(id)
    const elsewhere = person === null ? '' : await server.sessions.open(person, 'token', 'planted')
    await browser.ask('POST', '/accounts', { name: 'Olaf', password: PASSWORD })
    expect(await browser.ask('GET', '/me')).toMatchObject({ status: 200 })
    expect(await planted.ask('GET', '/me')).toMatchObject({ status: 401 })
    expect(await server.sessions.who(elsewhere)).toBeNull()
  })

  it('is entered by name and password from another browser', async () => {
    const id = await account('Olaf Red')
    const other = new Browser(server.app)
    const { status, body } = await signIn(other, ' OLAF red', PASSWORD)
    expect(status).toBe(201)
    expect(body.me).toMatchObject({ id, name: 'Olaf Red' })
    expect(await other.ask('GET', '/me')).toMatchObject({ status: 200 })
  })

  it('is entered by a program with a token of its own', async () => {
    await account()
    const { body } = await new Browser(server.app).ask('POST', '/sessions', {
      name: 'Olaf',
      password: PASSWORD,
      as: 'program',
      label: 'my bot',
    })
    expect(await server.api('GET', '/me', body.token)).toMatchObject({ status: 200 })
    const { body: listed } = await browser.ask('GET', '/sessions')
    expect(listed.sessions.map(({ label }: { label: string }) => label)).toContain('my bot')
  })

  it.each(['Olaf', 'OLAF', 'O l a f', '0laf', 'Оlaf', 'Ｏｌａｆ'])(
    'keeps %j for itself',
    async (name) => {
      await account('Olaf')
      browser = new Browser(server.app)
      await guest()
      expect(await browser.ask('POST', '/accounts', { name, password: PASSWORD })).toMatchObject({
        status: 409,
        body: { error: { code: 'taken' } },
      })
      expect((await browser.ask('GET', '/me')).body.me.kind).toBe('guest')
    },
  )

  it('is not made twice at the same moment', async () => {
    const browsers = [1, 2, 3].map(() => new Browser(server.app))
    for (const one of browsers) await one.ask('POST', '/guests', { name: 'Olaf' })
    const wish = { name: 'Olaf', password: PASSWORD }
    const ends = await Promise.all(browsers.map((one) => one.ask('POST', '/accounts', wish)))
    expect(ends.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('is called otherwise, but not as another', async () => {
    await account('Helga')
    browser = new Browser(server.app)
    await account('Olaf')
    expect(await browser.ask('PATCH', '/me', { name: 'helga' })).toMatchObject({ status: 409 })
    expect(await browser.ask('PATCH', '/me', { name: 'Olaf Red' })).toMatchObject({ status: 200 })
    const other = new Browser(server.app)
    expect(await signIn(other, 'Olaf', PASSWORD)).toMatchObject({ status: 401 })
    expect(await signIn(other, 'olafred', PASSWORD)).toMatchObject({ status: 201 })
  })

  it.each(['x', '!!', 'x'.repeat(25), ' '])('is not called %j', async (name) => {
    await guest()
    expect(await browser.ask('POST', '/accounts', { name, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { error: { code: 'name' } },
    })
  })

  it('needs one way in, not two and not none', async () => {
    await guest()
    const { status, body } = await browser.ask('POST', '/accounts', { name: 'Olaf' })
    expect(status).toBe(400)
    expect(body.error.message).toBe('either a password or a passkey is needed')
  })

  it('tells nobody which names there are', async () => {
    await account('Olaf')
    const other = new Browser(server.app)
    const unknown = await signIn(other, 'Nobody', PASSWORD)
    const wrong = await signIn(other, 'Olaf', OTHER_PASSWORD)
    expect(unknown.status).toBe(401)
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers))
  })

  it('changes its password with a proof, and all other sessions end', async () => {
    await account()
    const stolen = browser.copy()
    const phone = new Browser(server.app)
    await signIn(phone, 'Olaf', PASSWORD)
    const wish = { password: OTHER_PASSWORD, proof: { password: OTHER_PASSWORD } }
    expect(await browser.ask('PUT', '/me/password', wish)).toMatchObject({ status: 401 })
    const right = { password: OTHER_PASSWORD, proof: { password: PASSWORD } }
    expect(await browser.ask('PUT', '/me/password', right)).toMatchObject({ status: 200 })
    expect(await browser.ask('GET', '/me')).toMatchObject({ status: 200 })
    expect(await phone.ask('GET', '/me')).toMatchObject({ status: 401 })
    expect(await stolen.ask('GET', '/me')).toMatchObject({ status: 401 })
    expect(await signIn(phone, 'Olaf', PASSWORD)).toMatchObject({ status: 401 })
    expect(await signIn(phone, 'Olaf', OTHER_PASSWORD)).toMatchObject({
      status: 201,
    })
  })
})

describe('a guest who signs in', () => {
  it('takes the seats along, and is gone', async () => {
    const owner = await account('Olaf')
    const phone = new Browser(server.app)
    const { body: made } = await phone.ask('POST', '/guests', { name: 'Olaf on the phone' })
    const table = await tableWith(phone)
    const { body } = await signIn(phone, 'Olaf', PASSWORD)
    expect(body).toMatchObject({ left: 0, me: { id: owner } })
    const mine = await browser.ask('GET', '/me/tables')
    expect(mine.body.tables).toMatchObject([
      {
        id: table,
        host: owner,
        seats: [{ person: { id: owner, name: 'Olaf' } }, { person: null }],
      },
    ])
    expect(await server.people.byId(made.me.id)).toBeNull()
    const { found: stored } = await server.database.tables.ofPerson(owner, { limit: 10 })
    expect(stored.map(({ id }) => id)).toEqual([table])
  })

  it('takes along a table they laid and did not sit at', async () => {
    const owner = await account('Olaf')
    const { browser: phone } = await guestOf(server, 'Olaf on the phone')
    const seats = [{ for: 'anyone' }, { for: 'anyone' }]
    const { body } = await phone.ask('POST', '/tables', { game: 'blood-rage', seats })
    await signIn(phone, 'Olaf', PASSWORD)
    const stored = await server.database.tables.load(body.table.id)
    expect(stored?.doc.host).toBe(owner)
  })

  it('leaves a seat at a table where the account sits already', async () => {
    const owner = await account('Olaf')
    const table = await tableWith(browser)
    const phone = new Browser(server.app)
    const { body: made } = await phone.ask('POST', '/guests', { name: 'Olaf too' })
    await phone.ask('POST', `/tables/${table}/seats`, {})
    const { body } = await signIn(phone, 'Olaf', PASSWORD)
    expect(body).toMatchObject({ left: 1, me: { id: owner } })
    const stored = await server.database.tables.load(table)
    expect(stored?.doc.seats.map(({ person }) => person?.id)).toEqual([owner, made.me.id])
  })
})
