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

describe('leaving', () => {
  it('takes everything along, without what opens the account', async () => {
    const id = await account()
    const table = await tableWith(browser)
    await browser.ask('PATCH', '/me', { settings: { sound: true } })
    const { status, body } = await browser.ask('GET', '/me/export')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      format: 1,
      person: { id, name: 'Olaf' },
      settings: { sound: true },
      waysIn: [{ kind: 'password' }],
      sessions: [{ kind: 'cookie' }],
      tables: [{ id: table }],
      deeds: [{ what: 'account-made' }],
    })
    const text = JSON.stringify(body)
    expect(text).not.toContain('argon2')
    for (const secret of browser.cookies.values()) expect(text).not.toContain(secret)
  })

  it('needs a proof, and leaves somebody in the old games', async () => {
    const id = await account()
    const table = await tableWith(browser)
    const other = new Browser(server.app)
    await other.ask('POST', '/guests', { name: 'Helga' })
    await other.ask('POST', `/tables/${table}/seats`, {})
    await browser.ask('POST', `/tables/${table}/start`, {})
    const live = await server.hall.table(table)
    await expect.poll(() => live?.doc.phase, { timeout: 60_000 }).toBe('playing')

    expect(await browser.ask('DELETE', '/me', {})).toMatchObject({ status: 401 })
    expect(
      await browser.ask('DELETE', '/me', { proof: { password: OTHER_PASSWORD } }),
    ).toMatchObject({
      status: 401,
    })
    expect(await browser.ask('GET', '/me')).toMatchObject({ status: 200 })
    expect(await browser.ask('DELETE', '/me', { proof: { password: PASSWORD } })).toMatchObject({
      status: 204,
    })

    expect(browser.cookies.size).toBe(0)
    expect(await server.people.byId(id)).toBeNull()
    const stored = await server.database.tables.load(table)
    expect(stored?.doc.seats).toMatchObject([
      { person: { name: 'somebody' }, standIn: 'warrior' },
      { person: { name: 'Helga' } },
    ])
    const { queries } = server.database
    for (const name of ['people', 'sessions', 'credentials', 'tables', 'games'] as const) {
      const kept = JSON.stringify(await queries.selectFrom(name).selectAll().execute())
      expect(kept, name).not.toContain('Olaf')
    }
    const again = await signIn(other, 'Olaf', PASSWORD)
    expect(again.status).toBe(401)
  })

  it('hands a table that waits over to whoever sits there', async () => {
    await guest()
    const seats = [{ for: 'anyone' }, { for: 'anyone' }]
    const { body } = await browser.ask('POST', '/tables', { game: 'blood-rage', seats })
    const { id: table } = body.table
    const { browser: other, id } = await guestOf(server, 'Helga')
    await other.ask('POST', `/tables/${table}/seats`, {})
    await browser.ask('DELETE', '/me')
    expect((await server.database.tables.load(table))?.doc.host).toBe(id)
  })

  it('frees the name, and the seat of a game that has not begun', async () => {
    await guest()
    const table = await tableWith(browser)
    expect(await browser.ask('DELETE', '/me')).toMatchObject({ status: 204 })
    const stored = await server.database.tables.load(table)
    expect(stored?.doc.seats[0]?.person).toBeNull()
  })
})
