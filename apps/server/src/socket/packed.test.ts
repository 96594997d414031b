import { once } from 'node:events'
import { GAME_IDS } from '@meadhall/games'
import { at } from '@meadhall/kernel'
import { type FromServer, Packing, PROTOCOL, type WordList } from '@meadhall/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { answer, asked, begun, type Player } from '../testing/players.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const MOVES = 25

/** One socket with its frames as they come. */
class Listener {
  readonly frames: string[] = []

  static async open({ address }: TestServer, table: string, hello: object): Promise<Listener> {
    const listener = new Listener()
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${table}/live`)
    onTestFinished(() => socket.terminate())
    socket.on('message', (data) => listener.frames.push(String(data)))
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...hello }))
    await vi.waitFor(() => expect(listener.frames.length).toBeGreaterThan(2), 10_000)
    return listener
  }

  get words(): WordList | undefined {
    const welcome = JSON.parse(at(this.frames, 0)) as FromServer
    return welcome.type === 'welcome' ? welcome.words : undefined
  }

  /** What it was told of the game, in plain JSON. */
  told(list: readonly string[]): string[] {
    const packing = new Packing(list)
    const plain = this.frames.map((frame) => packing.unpack(frame))
    return plain.filter((frame) => /^\{"type":"(step|reset)"/.test(frame))
  }

  async toldUntil(revision: number, list: readonly string[]): Promise<string[]> {
    const last = () => this.told(list).at(-1) ?? ''
    await vi.waitUntil(() => last().includes(`"revision":${revision},`), 10_000)
    return this.told(list)
  }
}

/** Makes some moves; the revision they led to, with what the table answers by itself. */
async function play(server: TestServer, id: string, players: readonly Player[]): Promise<number> {
  for (let move = 0; move < MOVES; move++) {
    await vi.waitUntil(() => asked(players) !== undefined, 10_000)
    const { taken } = await answer(asked(players) ?? at(players, 0))
    const knows = (one: Player['client']) => (one.seen?.revision ?? 0) >= (taken ?? 0)
    await Promise.all(players.map(({ until }) => until(knows)))
  }
  const match = (await server.hall.table(id))?.match
  await match?.atRest()
  return match?.position.seq ?? 0
}

describe.each(GAME_IDS)('a client of %s', (game) => {
  it('is told the same in packed frames as in plain ones, with fewer bytes', async () => {
    const server = await testServer()
    const { id, players } = await begun(server, ['Astrid', 'Bo'], { game })
    const { token } = at(players, 0)
    const plain = await Listener.open(server, id, { token })
    const packed = await Listener.open(server, id, { token, words: '' })
    const again = await Listener.open(server, id, { token, words: packed.words?.version })
    const list = packed.words?.list ?? []
    const revision = await play(server, id, players)
    const told = await plain.toldUntil(revision, [])
    for (const one of [packed, again]) {
      expect(await one.toldUntil(revision, list)).toEqual(told)
      // Only the game is packed, and all of it.
      expect(one.frames.filter((frame) => !frame.startsWith('{"'))).toHaveLength(told.length)
    }
    expect(plain.words).toBeUndefined()
    expect(plain.frames.every((frame) => frame.startsWith('{"'))).toBe(true)
    expect(again.words).toEqual({ version: packed.words?.version })
    const steps = packed.frames.filter((frame) => !frame.startsWith('{"')).slice(1)
    expect(steps.join('').length).toBeLessThan(0.6 * told.slice(1).join('').length)
  })
})
