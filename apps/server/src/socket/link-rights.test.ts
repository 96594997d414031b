import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { Audit } from '../accounts/audit.ts'
import { Rights } from '../accounts/rights.ts'
import { accountOf, OTHER_PASSWORD, PASSWORD, tableWith } from '../accounts/testing/arrivals.ts'
import { begun, connected, type Player } from '../testing/players.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

type Linked = ReturnType<typeof connected>

/** A game of two, and a device that came by the first one's link. */
async function linkedTable(): Promise<{
  server: TestServer
  id: string
  owner: Player
  person: string
  phone: Linked
}> {
  const server = await testServer()
  const { id, players } = await begun(server, ['Astrid', 'Bo'])
  const owner = at(players, 0)
  const phone = connected(server, id, { link: owner.resume })
  await phone.until(({ seen }) => seen !== null)
  const person = (await server.sessions.who(owner.token))?.id ?? ''
  return { server, id, owner, person, phone }
}

const ENDED = { type: 'goodbye', reason: 'signed-out', retry: 500 }

/** The device is sent away, and its link opens nothing when it comes back. */
async function isOut({ until, heard, client }: Linked, code = 'unauthenticated'): Promise<void> {
  await until(() => heard.some(({ type }) => type === 'error'))
  expect(heard.find(({ type }) => type === 'goodbye')).toEqual(ENDED)
  expect(heard.at(-1)).toMatchObject({ type: 'error', code })
  expect(client.line).toBe('ended')
}

describe("a device that came by a seat's link", () => {
  it('is out when the one who sits there is banned', async () => {
    const { server, person, phone } = await linkedTable()
    const { queries: db } = server.database
    const rights = new Rights({ db, sessions: server.sessions, audit: new Audit(db) })
    await rights.ban(null, person, Date.now() + 3_600_000)
    await isOut(phone, 'forbidden')
  })

  it('may say nothing more from the moment on, whichever process wrote the ban down', async () => {
    const { server, person, phone } = await linkedTable()
    const ban = { banned_until: Date.now() + 3_600_000 }
    await server.database.queries.updateTable('people').set(ban).where('id', '=', person).execute()
    const { refused } = await phone.client.call({ type: 'chat', key: 'k', text: 'still here' })
    expect(refused?.code).toBe('unauthenticated')
    await isOut(phone, 'forbidden')
  })

  it('is out when the one who sits there is deleted, and their name is stored nowhere', async () => {
    const { server, id, owner, phone } = await linkedTable()
    await phone.client.call({ type: 'chat', key: 'before', text: 'hello' })
    expect((await server.api('DELETE', '/me', owner.token, {})).status).toBe(204)
    await phone.client.call({ type: 'chat', key: 'after', text: 'hello' }).catch(() => undefined)
    await isOut(phone)
    const lines = await server.database.queries.selectFrom('chat').selectAll().execute()
    expect(lines.map(({ name, text }) => [name, text])).toEqual([['somebody', '…']])
    const stored = await server.database.tables.load(id)
    expect(JSON.stringify(stored)).not.toContain('Astrid')
  })

  it('is out when the password is changed', async () => {
    const server = await testServer()
    const { browser } = await accountOf(server, 'Astrid')
    const id = await tableWith(browser)
    const { resume } = (await browser.ask('POST', `/tables/${id}/seats`, {})).body
    const phone = connected(server, id, { link: resume })
    await phone.until(({ seat }) => seat === 0)
    const wish = { password: OTHER_PASSWORD, proof: { password: PASSWORD } }
    expect((await browser.ask('PUT', '/me/password', wish)).status).toBe(200)
    await isOut(phone)
  })

  it.each(['/me/links', '/sessions'])('is out when the owner says DELETE %s', async (path) => {
    const { server, owner, phone } = await linkedTable()
    expect((await server.api('DELETE', path, owner.token)).status).toBe(204)
    await isOut(phone)
    expect((await owner.client.call({ type: 'ping' })).taken).toBeNull()
  })
})
