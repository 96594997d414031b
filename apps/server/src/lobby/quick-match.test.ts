import { describe, expect, it, onTestFinished } from 'vitest'
import { testPostgres } from '../storage/testing/test-postgres.ts'
import { connected } from '../testing/players.ts'
import { type Answered, type TestServer, testServer } from '../testing/test-server.ts'

const WISH = { game: 'blood-rage' }

async function quick(server: TestServer, name: string, wish: object = WISH): Promise<Answered> {
  return await server.api('POST', '/tables/quick', await server.guest(name), wish)
}

/** How many sit at each table that somebody was led to. */
function crowds(found: readonly Answered[]): number[] {
  const ids = found.map(({ body }) => body.table.id as string)
  return [...new Set(ids)].map((id) => ids.filter((one) => one === id).length).sort()
}

describe('a quick match', () => {
  it('is a seat at a new table, and the next who asks sits there too', async () => {
    const server = await testServer()
    const first = await quick(server, 'Astrid')
    expect([first.status, first.body.seat, first.body.table.visibility]).toEqual([201, 0, 'public'])
    const second = await quick(server, 'Bo')
    expect([second.body.table.id, second.body.seat]).toEqual([first.body.table.id, 1])
    const third = await quick(server, 'Cleo')
    expect(third.body.table.id).not.toBe(first.body.table.id)
  })

  it('is what was wished: players, time, rated', async () => {
    const server = await testServer()
    await quick(server, 'Astrid')
    const three = await quick(server, 'Bo', { ...WISH, players: 3, tempo: 'slow', rated: true })
    expect(three.body.table).toMatchObject({
      tempo: { kind: 'slow', hours: 24 },
      rated: true,
      seats: { length: 3 },
    })
    const any = await quick(server, 'Cleo', { ...WISH, tempo: 'slow', rated: true })
    expect(any.body.table.id).toBe(three.body.table.id)
  })

  it('asked for twice is the same seat', async () => {
    const server = await testServer()
    const token = await server.guest('Astrid')
    const ask = () => server.api('POST', '/tables/quick', token, WISH)
    const [first, again] = [await ask(), await ask()]
    expect(again.body.table.id).toBe(first.body.table.id)
    expect(again.body.seat).toBe(0)
  })

  it('is never at a table by link, a full one or one whose game has begun', async () => {
    const server = await testServer()
    const host = await server.guest('Host')
    const anyone = { for: 'anyone' }
    const bot = { for: 'bot', level: 'thrall' }
    const plans = [
      {
        game: 'blood-rage',
        tempo: { kind: 'live', move: 60, reserve: 900 },
        seats: [anyone, anyone],
      },
      { visibility: 'public', seats: [bot, bot] },
      { visibility: 'public', seats: [anyone, { for: 'invited' }], tempo: { kind: 'none' } },
    ]
    const laid = await Promise.all(
      plans.map((plan) => server.api('POST', '/tables', host, { ...plans[0], ...plan })),
    )
    const found = await quick(server, 'Astrid')
    expect(laid.map(({ body }) => body.table.id)).not.toContain(found.body.table.id)
  })

  it('is not with somebody whom one has blocked', async () => {
    const server = await testServer()
    const [astrid, bo] = [await server.guest('Astrid'), await server.guest('Bo')]
    const ask = (token: string) => server.api('POST', '/tables/quick', token, WISH)
    const first = await ask(astrid)
    const { id } = (await server.api('GET', '/me', astrid)).body.me
    const blocked = await server.api('PUT', `/me/blocked/${id}`, bo)
    expect(blocked.status).toBeLessThan(300)
    expect((await ask(bo)).body.table.id).not.toBe(first.body.table.id)
  })

  it('of a game that is not played here is refused', async () => {
    const server = await testServer()
    expect((await quick(server, 'Astrid', { game: 'chess' })).status).toBe(404)
    expect((await quick(server, 'Bo', { game: 'blood-rage', players: 11 })).status).toBe(400)
  })

  it('brings all together who ask at the same moment, at several servers', async () => {
    const { url, drop } = await testPostgres()
    onTestFinished(drop)
    const servers = [
      await testServer({ DATABASE_URL: url }),
      await testServer({ DATABASE_URL: url }),
    ]
    const found = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const server = servers[index % 2] as TestServer
        return quick(server, `Guest ${index}`)
      }),
    )
    expect(found.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(crowds(found)).toEqual([2, 2, 2, 2, 2, 2])
  })
})

describe('a public table that waits', () => {
  it('is free of those who have gone, and closed once all have', async () => {
    const server = await testServer({}, { absentMs: 50 })
    const token = await server.guest('Astrid')
    const seats = [{ for: 'anyone' }, { for: 'anyone' }]
    const plan = { game: WISH.game, visibility: 'public', seats }
    const { body } = await server.api('POST', '/tables', token, plan)
    const { id } = body.table
    // Connected before they sit down: however busy the machine is, they are never absent.
    const astrid = connected(server, id, { token })
    await astrid.until(({ table }) => table !== null)
    await server.api('POST', `/tables/${id}/seats`, token, { seat: 0 })
    await astrid.until(({ table }) => table?.seats[0]?.here === true)
    await server.api('POST', `/tables/${id}/seats`, await server.guest('Bo'), { seat: 1 })
    await astrid.until(({ table }) => table?.seats[1]?.person?.name === 'Bo')
    await astrid.until(({ table }) => table?.seats[1]?.person === null)
    expect(astrid.client.table?.seats[0]?.person?.name).toBe('Astrid')
    astrid.client.close()
    const phase = async () => (await server.api('GET', `/tables/${id}`)).body.table.phase
    await expect.poll(phase).toBe('closed')
  })
})
