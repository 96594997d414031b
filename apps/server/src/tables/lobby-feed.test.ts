import type { FromLobby, TableListed } from '@meadhall/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
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
  const told: FromLobby['type'][] = []
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/lobby`)
  onTestFinished(() => socket.close())
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as FromLobby
    told.push(message.type)
    for (const table of message.type === 'lobby' ? message.tables : message.put)
      tables.set(table.id, table)
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
    await founded(server, host, { ...PLAN, visibility: 'link' })
    const { names, told } = looker(server)
    await expect.poll(names).toEqual([[undefined, undefined]])
    await seated(server, id, 'Astrid')
    await expect.poll(names).toEqual([['Astrid', undefined]])
    await seated(server, id, 'Bo')
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
    await founded(there, await there.guest('Host'), PLAN)
    await expect.poll(names).toEqual([[undefined, undefined]])
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
