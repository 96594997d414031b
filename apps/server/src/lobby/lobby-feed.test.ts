import type { FromLobby, TableListed } from '@meadhall/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { USUAL_LIMITS } from '../socket/limits.ts'
import { testPostgres } from '../storage/testing/test-postgres.ts'
import { founded, seated } from '../testing/players.ts'
import { type Plan, type TestServer, testServer } from '../testing/test-server.ts'

const PLAN: Plan = {
  game: 'valhalla',
  visibility: 'public',
  seats: [{ for: 'anyone' }, { for: 'anyone' }],
}

/** One who looks at the lobby and takes in what they are told. */
function looker({ address }: TestServer) {
  const tables = new Map<string, TableListed>()
  const told: string[] = []
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/lobby`)
  onTestFinished(() => socket.close())
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as FromLobby
    told.push(message.type)
    const put = message.type === 'lobby' ? message.tables : (message.put ?? [])
    for (const table of put) tables.set(table.id, table)
    if (message.type === 'lobby-change') for (const id of message.gone) tables.delete(id)
  })
  const names = () =>
    [...tables.values()].map(({ seats }) => seats.map(({ person }) => person?.name))
  return { socket, told, names }
}

describe('the lobby', () => {
  it('tells what there is, who sits down, and what is gone', async () => {
    const server = await testServer()
    const host = await server.guest('Host')
    const id = await founded(server, host, PLAN)
    await seated(server, await founded(server, host, { ...PLAN, visibility: 'link' }), 'Cleo')
    await founded(server, host, PLAN)
    await seated(server, id, 'Astrid')
    const { names, told } = looker(server)
    await expect.poll(names).toEqual([['Astrid', undefined]])
    await seated(server, id, 'Bo')
    await expect.poll(names).toEqual([['Astrid', 'Bo']])
    await server.api('POST', `/tables/${id}/start`, host)
    await expect.poll(names).toEqual([])
    expect(told[0]).toBe('lobby')
    expect(new Set(told.slice(1))).toEqual(new Set(['lobby-change']))
  })

  it('tells what other servers over the same database do', async () => {
    const { url, drop } = await testPostgres()
    onTestFinished(drop)
    const here = await testServer({ DATABASE_URL: url })
    const there = await testServer({ DATABASE_URL: url })
    const { names } = looker(here)
    await seated(there, await founded(there, await there.guest('Host'), PLAN), 'Astrid')
    await expect.poll(names).toEqual([['Astrid', undefined]])
  })

  it('counts among the sockets of an address', async () => {
    const perAddress = { ...USUAL_LIMITS.perAddress, sockets: 1 }
    const server = await testServer({}, { limits: { ...USUAL_LIMITS, perAddress } })
    const first = looker(server)
    await expect.poll(() => first.told).toEqual(['lobby'])
    const second = looker(server)
    await expect.poll(() => second.told).toEqual(['error'])
    first.socket.close()
    await expect
      .poll(() => {
        const next = looker(server)
        return new Promise((resolve) => {
          next.socket.addEventListener('message', ({ data }) => {
            resolve(JSON.parse(String(data)).type)
            next.socket.close()
          })
        })
      })
      .toBe('lobby')
  })

  it('is not told of tables of people whom one has blocked', async () => {
    const server = await testServer()
    const [astrid, bo] = [await server.guest('Astrid'), await server.guest('Bo')]
    await server.api('POST', '/tables/quick', astrid, { game: 'valhalla' })
    const { id } = (await server.api('GET', '/me', astrid)).body.me
    await server.api('PUT', `/me/blocked/${id}`, bo)
    const watched = new WebSocket(`${server.address.replace('http', 'ws')}/api/v1/lobby`, {
      headers: { authorization: `Bearer ${bo}` },
    } as unknown as string[])
    onTestFinished(() => watched.close())
    const told = await new Promise<FromLobby>((resolve) => {
      watched.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))))
    })
    expect(told).toEqual({ type: 'lobby', tables: [], next: null })
  })

  it('is only told: whoever says something there is disconnected', async () => {
    const { socket, told } = looker(await testServer())
    await expect.poll(() => told).toEqual(['lobby'])
    const closed = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code))
    })
    socket.send('{"type":"hello"}')
    expect(await closed).toBe(4400)
  })
})
