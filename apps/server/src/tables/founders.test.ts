import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/test-server.ts'

const HOUR_MS = 3_600_000
const PLAN = { game: 'valhalla', seats: [{ for: 'anyone' }, { for: 'anyone' }] }

describe('a person', () => {
  it('has so many tables waiting at once, and another when one has begun', async () => {
    const server = await testServer({}, { founding: { perHour: 100, waiting: 2 } })
    const token = await server.guest('Host')
    const lay = () => server.api('POST', '/tables', token, PLAN)
    const laid = await Promise.all([lay(), lay(), lay()])
    expect(laid.map(({ status }) => status).sort()).toEqual([201, 201, 429])
    const { error } = laid.find(({ status }) => status === 429)?.body ?? {}
    expect(error).toMatchObject({ code: 'too-many', why: { key: 'table.too-many-waiting' } })
    const { id } = laid.find(({ status }) => status === 201)?.body.table ?? {}
    expect((await server.api('POST', '/tables', await server.guest('Bo'), PLAN)).status).toBe(201)
    const started = await server.api('POST', `/tables/${id}/start`, token, { fill: 'thrall' })
    expect(started.status).toBe(200)
    expect((await lay()).status).toBe(201)
  })

  it('lays so many in an hour', async () => {
    let time = Date.now()
    const needs = { now: () => time, founding: { perHour: 2, waiting: 100 } }
    const server = await testServer({}, needs)
    const token = await server.guest('Host')
    const lay = () => server.api('POST', '/tables', token, PLAN)
    expect([(await lay()).status, (await lay()).status]).toEqual([201, 201])
    const { status, body } = await lay()
    expect([status, body.error.why.key]).toEqual([429, 'table.too-many-tables'])
    time += HOUR_MS / 2 + 1000
    expect([(await lay()).status, (await lay()).status]).toEqual([201, 429])
  })

  it('has strong bots think at so many tables at once, however they got there', async () => {
    const server = await testServer({}, { founding: { thinking: 1 } })
    const token = await server.guest('Host')
    const bot = { for: 'bot', level: 'norn' }
    const lay = (plan: object) => server.api('POST', '/tables', token, { ...PLAN, ...plan })
    const first = await lay({ seats: [{ for: 'anyone' }, bot] })
    expect(first.status).toBe(201)
    const { status, body } = await lay({ seats: [{ for: 'anyone' }, bot] })
    expect([status, body.error.why.key]).toEqual([429, 'table.too-many-thinking'])
    const { id } = (await lay({})).body.table
    const change = { for: 'bot', level: 'champion' }
    expect((await server.api('PUT', `/tables/${id}/seats/0`, token, change)).status).toBe(429)
    expect((await server.api('POST', `/tables/${id}/start`, token, { fill: 'norn' })).status).toBe(
      429,
    )
    const weak = { for: 'bot', level: 'warrior' }
    expect((await server.api('PUT', `/tables/${id}/seats/0`, token, weak)).status).toBe(200)
    await server.hall
      .table(first.body.table.id)
      .then((table) =>
        table?.change((doc) => ({ ...doc, version: doc.version + 1, phase: 'closed' })),
      )
    expect((await server.api('POST', `/tables/${id}/start`, token, { fill: 'norn' })).status).toBe(
      200,
    )
  })
})

describe('an address', () => {
  it('counts as five people, whoever lays tables there', async () => {
    const server = await testServer({}, { founding: { waiting: 2 } })
    const lay = async () => server.api('POST', '/tables', await server.guest('Host'), PLAN)
    for (let laid = 0; laid < 10; laid += 1) expect((await lay()).status).toBe(201)
    const { status, body } = await lay()
    expect([status, body.error.why.key]).toEqual([429, 'table.too-many-from-here'])
  })
})

describe('the lobby', () => {
  it('lists no table that nobody sits at, and few of one person', async () => {
    const server = await testServer()
    const [greedy, honest] = [await server.guest('Greedy'), await server.guest('Honest')]
    const plan = { ...PLAN, visibility: 'public' }
    const lay = async (token: string, sits: boolean) => {
      const { id } = (await server.api('POST', '/tables', token, plan)).body.table
      if (sits) await server.api('POST', `/tables/${id}/seats`, token)
      return id
    }
    const own = await lay(honest, true)
    for (let laid = 0; laid < 10; laid += 1) await lay(greedy, laid % 2 === 0)
    for (let laid = 0; laid < 3; laid += 1) await lay(greedy, true)
    const { tables } = (await server.api('GET', '/tables')).body
    const hosts = tables.map(({ host }: { host: string }) => host)
    expect(tables.map(({ id }: { id: string }) => id)).toContain(own)
    expect(hosts).toHaveLength(6)
  })
})
