import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { answer, asked, begun, connected } from '../../testing/players.ts'
import { testServer } from '../../testing/test-server.ts'

/** A server at which what strangers are told waits until the test lets it go on. */
async function held() {
  const waiting: { act: () => void; ms: number }[] = []
  const later = (act: () => void, ms: number) => {
    const one = { act, ms }
    waiting.push(one)
    return () => void waiting.splice(waiting.indexOf(one), 1)
  }
  const server = await testServer({}, { later })
  const goOn = () => {
    for (const { act } of waiting.splice(0)) act()
  }
  return { server, waiting, goOn }
}

const DELAYED = { watchDelay: 30 }

describe('strangers at a table that wants them to hear later', () => {
  it('are told nothing of the game before its time, then everything in its order', async () => {
    const { server, waiting, goOn } = await held()
    const { id, players } = await begun(server, ['Astrid', 'Bo'], DELAYED)
    const stranger = connected(server, id, {})
    await stranger.until(({ table }) => table?.phase === 'playing')
    expect(stranger.client.seen).toBeNull()
    expect(stranger.client.table).toMatchObject({ watchDelay: 30, stage: null, waits: [] })
    goOn()
    await stranger.until(({ seen }) => seen !== null)
    const before = stranger.client.seen?.revision ?? 0
    const player = asked(players) ?? at(players, 0)
    const { taken } = await answer(player)
    expect(waiting).toMatchObject([{ ms: 30_000 }])
    // A reply after it shows that nothing was on its way.
    await stranger.client.call({ type: 'ping' })
    expect(stranger.client.seen?.revision).toBe(before)
    goOn()
    await stranger.until(({ seen }) => seen?.revision === taken)
    expect(stranger.client.seen?.shared).toEqual(at(players, 0).client.seen?.shared)
  })

  it('are told late as well who come or come back later', async () => {
    const { server, goOn } = await held()
    const { id, players } = await begun(server, ['Astrid', 'Bo'], DELAYED)
    goOn()
    await answer(asked(players) ?? at(players, 0))
    const stranger = connected(server, id, {})
    await stranger.until(({ seen }) => seen !== null)
    expect(stranger.client.seen?.revision).toBe(0)
    await stranger.client.call({ type: 'resync' })
    expect(stranger.client.seen?.revision).toBe(0)
  })

  it('are not those at the table, nor their own screen', async () => {
    const { server } = await held()
    const { id, players } = await begun(server, ['Astrid', 'Bo'], DELAYED)
    const screen = server.join(id, { hello: { token: at(players, 0).token, watch: true } })
    expect((await screen.call({ type: 'ping' })).taken).toBeNull()
    expect(screen.seen?.own).toBeNull()
    expect(screen.seen?.revision).toBe(at(players, 1).client.seen?.revision)
  })
})
