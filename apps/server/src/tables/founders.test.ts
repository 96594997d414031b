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
})
