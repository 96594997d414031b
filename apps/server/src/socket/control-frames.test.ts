import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { founded } from '../testing/players.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { LIFTED_LIMITS, type SocketLimits, USUAL_LIMITS } from './limits.ts'

const SEATS = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
const LONGEST_PING = Buffer.alloc(125)

/** A socket of either kind that has said nothing, and what the server's end of it looks like. */
async function opened(where: string, limits: SocketLimits) {
  const server = await testServer({}, { limits })
  const streams: Socket[] = []
  const socket = new WebSocket(
    `${server.address.replace('http', 'ws')}/api/v1${await pathOf(server, where)}`,
  )
  server.app.server.on('connection', (stream) => streams.push(stream))
  onTestFinished(() => socket.terminate())
  const closed = once(socket, 'close').then(([code]) => Number(code))
  await once(socket, 'open')
  /** Bytes that wait in the server for it. */
  const unsent = () => Math.max(...streams.map(({ writableLength }) => writableLength))
  return { server, socket, closed, unsent, streams }
}

async function pathOf(server: TestServer, where: string): Promise<string> {
  if (where === 'lobby') return '/lobby'
  const id = await founded(server, await server.guest('Host'), { game: 'valhalla', seats: SEATS })
  return `/tables/${id}/live`
}

describe.each(['lobby', 'table'])('a socket at the %s', (where) => {
  it('is answered its pings', async () => {
    const { socket } = await opened(where, USUAL_LIMITS)
    const pong = once(socket, 'pong')
    socket.ping('are you there?')
    expect(String((await pong)[0])).toBe('are you there?')
  })

  it.each(['ping', 'pong'] as const)('that floods by %s is sent away', async (kind) => {
    const { socket, closed } = await opened(where, { ...USUAL_LIMITS, perSecond: 0 })
    let answered = 0
    socket.on('pong', () => {
      answered += 1
    })
    for (let n = 0; n < 1000; n += 1) socket[kind](LONGEST_PING)
    expect(await closed).toBe(4429)
    expect(answered).toBeLessThanOrEqual(USUAL_LIMITS.burst)
  })

  it('that never reads is cut, whatever it sends', async () => {
    const slowest = 64 * 1024
    const { socket, unsent, streams } = await opened(where, {
      ...LIFTED_LIMITS,
      slow: slowest,
      slowest,
    })
    ;(socket as unknown as { readonly _socket: Socket })._socket.pause()
    let most = 0
    while (streams.some(({ destroyed }) => !destroyed)) {
      for (let n = 0; n < 100; n += 1) socket.ping(LONGEST_PING, undefined, () => undefined)
      most = Math.max(most, unsent())
      await turn()
    }
    // One answer more than it may be behind, and what the lobby told it at first.
    expect(most).toBeLessThan(2 * slowest)
  })
})

it('an address says so much by control frames of all its sockets together', async () => {
  const perAddress = { sockets: 9, burst: 30, perSecond: 0 }
  const { server, socket } = await opened('lobby', { ...USUAL_LIMITS, perAddress })
  const other = new WebSocket(`${server.address.replace('http', 'ws')}/api/v1/lobby`)
  onTestFinished(() => other.terminate())
  await once(other, 'open')
  let answered = 0
  socket.on('pong', () => {
    answered += 1
  })
  for (let n = 0; n < 20; n += 1) socket.ping()
  await expect.poll(() => answered).toBe(20)
  const closed = once(other, 'close')
  for (let n = 0; n < 20; n += 1) other.ping()
  expect((await closed)[0]).toBe(4429)
})
