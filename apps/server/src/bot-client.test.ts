import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { restAt } from '@meadhall/client/rest'
import { checkFairness } from '@meadhall/fairness'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { loadGameFile } from '@meadhall/kernel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connected, founded } from './testing/players.ts'
import { type TestServer, testServer } from './testing/test-server.ts'

const BOT = fileURLToPath(new URL('../../../examples/bot-client/main.ts', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The example as a process of its own. */
async function bot(server: TestServer, table: string, ...more: string[]): Promise<Ended> {
  const args = [BOT, '--server', server.address, '--table', table, ...more]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill())
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, out, err }
}

/** Fulfilled once all seats are taken. */
async function full(server: TestServer, table: string): Promise<void> {
  const { client, until } = connected(server, table, {})
  await until(
    () => client.table?.seats.every(({ person, bot }) => person !== null || bot !== null) === true,
  )
}

describe('the example of a bot', () => {
  it.each(GAME_IDS)('plays %s with another to the end', async (game: GameId) => {
    const server = await testServer()
    const host = await server.guest('Host')
    const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
    const table = await founded(server, host, { game, seats })
    const bots = ['Skeggi', 'Ubbe'].map((name) => bot(server, table, '--name', name))
    await full(server, table)
    await server.api('POST', `/tables/${table}/start`, host)
    const ended = await Promise.all(bots)
    expect(ended.map(({ code, err }) => ({ code, err }))).toEqual([
      { code: 0, err: '' },
      { code: 0, err: '' },
    ])
    const results = ended.map(({ out }) => JSON.parse(out))
    expect(results.map(({ seat }) => seat).sort()).toEqual([0, 1])
    const file = await restAt(server.address).file('GET /tables/:id/file', {
      params: { id: table },
    })
    const loaded = loadGameFile(await file.text(), [await GAMES[game].rules()])
    for (const { scores, winners, seat, won } of results) {
      expect(loaded.rules.outcome(loaded.game.state)).toEqual({ scores, winners })
      expect(won).toBe(winners.includes(seat))
    }
    expect(checkFairness(loaded.file)?.ok).toBe(true)
    expect(
      loaded.file.fairness?.contributions.map(({ contribution }) => contribution),
    ).not.toContain(null)
  })

  it('comes back and goes on where connections are cut again and again', async () => {
    const server = await testServer()
    const host = await server.guest('Host')
    const sockets = new Set<Socket>()
    server.app.server.on('connection', (socket: Socket) => sockets.add(socket))
    const seats = [{ for: 'anyone' as const }, { for: 'bot' as const, level: 'thrall' as const }]
    const table = await founded(server, host, { game: 'blood-rage', seats })
    const playing = bot(server, table)
    await full(server, table)
    const { client, until } = connected(server, table, {})
    await server.api('POST', `/tables/${table}/start`, host)
    for (const revision of [5, 20, 40]) {
      await until(() => (client.seen?.revision ?? 0) >= revision)
      for (const socket of sockets) socket.destroy()
    }
    const { code, out, err } = await playing
    expect({ code, err }).toEqual({ code: 0, err: '' })
    await until(() => client.seen?.outcome != null)
    expect(JSON.parse(out)).toMatchObject(client.seen?.outcome ?? {})
  })

  it('says why it is not let in', async () => {
    const server = await testServer()
    const { code, err } = await bot(server, 'nothing-here')
    expect(code).toBe(1)
    expect(err).toContain('There is no such table')
  })
})
