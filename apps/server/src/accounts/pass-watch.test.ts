import { PROTOCOL } from '@meadhall/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connected } from '../testing/players.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { Audit } from './audit.ts'
import { Rights } from './rights.ts'
import { Sessions } from './sessions.ts'
import { tokenHash } from './tokens.ts'

interface Live {
  readonly heard: { readonly type: string; readonly reason?: string }[]
  readonly closed: Promise<unknown>
}

/** A socket at a table that said hello. */
async function live(server: TestServer, table: string, token: string): Promise<Live> {
  const socket = new WebSocket(
    `${server.address.replace('http', 'ws')}/api/v1/tables/${table}/live`,
  )
  onTestFinished(() => socket.close())
  const heard: Live['heard'] = []
  socket.addEventListener('message', ({ data }) => void heard.push(JSON.parse(String(data))))
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token })),
  )
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBeGreaterThan(0)
  expect(heard[0]).toMatchObject({ type: 'welcome' })
  return { heard, closed }
}

async function atTable(): Promise<{ server: TestServer; table: string; token: string }> {
  const server = await testServer()
  const token = await server.guest('Olaf')
  const seats = [{ for: 'anyone' }, { for: 'anyone' }]
  const { body } = await server.api('POST', '/tables', token, { game: 'blood-rage', seats })
  return { server, table: body.table.id, token }
}

describe('a connection that stays open', () => {
  it('ends with its session, and others stay', async () => {
    const { server, table, token } = await atTable()
    const other = await live(server, table, await server.guest('Helga'))
    const { heard, closed } = await live(server, table, token)
    await server.api('DELETE', '/sessions/current', token)
    await closed
    expect(heard.at(-1)).toEqual({ type: 'goodbye', reason: 'signed-out', retry: 500 })
    expect(other.heard.map(({ type }) => type)).not.toContain('goodbye')
  })

  it('ends when its person is banned', async () => {
    const { server, table, token } = await atTable()
    const { heard, closed } = await live(server, table, token)
    const { queries: db } = server.database
    const person = await server.sessions.who(token)
    const rights = new Rights({ db, sessions: server.sessions, audit: new Audit(db) })
    await rights.ban(null, person?.id ?? '', Date.now() + 3_600_000)
    await closed
    expect(heard.at(-1)).toMatchObject({ reason: 'signed-out' })
  })

  it('ends when the session was ended in another process', async () => {
    const { server, table, token } = await atTable()
    const { heard, closed } = await live(server, table, token)
    await new Sessions(server.database.queries).close(token)
    await closed
    expect(heard.at(-1)).toMatchObject({ reason: 'signed-out' })
  })
})

it("a cookie's secret opens nothing as the token of a hello", async () => {
  const { server, table } = await atTable()
  const person = await server.people.guest('Olaf')
  const secret = await server.sessions.open(person, 'cookie', 'a browser')
  const { heard, until } = connected(server, table, { token: secret })
  await until(() => heard.length > 0)
  expect(heard).toEqual([{ type: 'error', code: 'unauthenticated', why: null }])
})

it('asks which sessions are still good, of many at once', async () => {
  const { server, token } = await atTable()
  const unknown = Array.from({ length: 499 }, (_, n) => `none-${n}`)
  const good = await server.sessions.stillGood([...unknown, tokenHash(token)])
  expect([...good]).toEqual([tokenHash(token)])
})
