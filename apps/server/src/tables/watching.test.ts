import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { answer, asked, begun, connected, founded, seated } from '../testing/players.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const TWO = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
const SENT_AWAY = { type: 'goodbye', reason: 'not-watched', retry: null }

/** What strangers are told waits for ever. */
const never = () => () => undefined

async function told(server: TestServer, table: string, token?: string) {
  const { body } = await server.api('GET', `/tables/${table}`, token)
  const { stage, waits, clocks } = body.table
  return { stage, waits, clocks }
}

const NOTHING = { stage: null, waits: [], clocks: [] }

describe('a table that nobody may watch', () => {
  it('sends those away who looked in while it waited, and tells them nothing of the game', async () => {
    const server = await testServer()
    const host = await server.guest('Host')
    const plan = { game: 'blood-rage', seats: TWO, spectators: false }
    const id = await founded(server, host, plan)
    const looksIn = connected(server, id, { token: await server.guest('Curious') })
    await looksIn.until(({ table }) => table !== null)
    const players = [await seated(server, id, 'Astrid'), await seated(server, id, 'Bo')]
    await server.api('POST', `/tables/${id}/start`, host)
    await looksIn.until(({ line }) => line === 'ended')
    await players[0]?.until(({ seen }) => seen !== null)
    expect(looksIn.heard.at(-1)).toEqual(SENT_AWAY)
    expect(looksIn.heard.map(({ type }) => type)).not.toContain('reset')
  })

  it('sends one away who gives the seat up, and their screen', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'], { spectators: false })
    const astrid = at(players, 0)
    const screen = connected(server, id, { token: astrid.token, watch: true })
    await screen.until(({ seen }) => seen !== null)
    await server.api('DELETE', `/tables/${id}/seats/mine?to=bot`, astrid.token)
    for (const one of [astrid, screen]) {
      await one.until(({ line }) => line === 'ended')
      expect(one.heard.at(-1)).toEqual(SENT_AWAY)
    }
    expect(at(players, 1).client.line).toBe('connected')
  })

  it('tells by REST who is there, but not where the game stands, except to those at it', async () => {
    const server = await testServer()
    const tempo = { kind: 'live' as const, move: 600, reserve: 600 }
    const { id, players } = await begun(server, ['Astrid', 'Bo'], { spectators: false, tempo })
    expect(await told(server, id)).toEqual(NOTHING)
    expect(await told(server, id, await server.guest('Curious'))).toEqual(NOTHING)
    const { stage, waits, clocks } = await told(server, id, at(players, 0).token)
    expect([stage === null, waits.length > 0, clocks.length]).toEqual([false, true, 2])
  })
})

describe('a table that strangers hear of later', () => {
  it('tells a screen later from the moment on when its owner leaves', async () => {
    const server = await testServer({}, { later: never })
    const { id, players } = await begun(server, ['Astrid', 'Bo', 'Cleo'], { watchDelay: 30 })
    const leaver = players.find((one) => one !== asked(players)) ?? at(players, 0)
    const stays = players.filter((one) => one !== leaver)
    const screen = connected(server, id, { token: leaver.token, watch: true })
    await screen.until(({ seen }) => seen !== null)
    await server.api('DELETE', `/tables/${id}/seats/mine?to=bot`, leaver.token)
    await screen.until(({ table }) => table?.seats[leaver.seat ?? 0]?.bot === 'warrior')
    const before = screen.client.seen?.revision
    await answer(asked(stays) ?? at(stays, 0))
    await screen.client.call({ type: 'resync' })
    expect(screen.client.seen?.revision).toBe(before)
    expect(screen.client.table).toMatchObject(NOTHING)
  })

  it('tells strangers by REST not where the game stands before they may know', async () => {
    const server = await testServer({}, { later: never })
    const tempo = { kind: 'live' as const, move: 600, reserve: 600 }
    const { id, players } = await begun(server, ['Astrid', 'Bo'], { watchDelay: 30, tempo })
    expect(await told(server, id)).toEqual(NOTHING)
    expect((await told(server, id, at(players, 1).token)).stage).not.toBeNull()
  })
})
