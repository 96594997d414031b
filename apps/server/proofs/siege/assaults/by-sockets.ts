import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '@meadhall/kernel'
import { PROTOCOL } from '@meadhall/protocol'
import type { WebSocket } from 'ws'
import { call, guest } from '../calls.ts'
import { type Assault, type Ground, isOpen, live, say, streamOf } from './ground.ts'

const LONGEST_PING = Buffer.alloc(125)
const PINGS_AT_ONCE = 20_000
const CROWD = 100

/** Pings without reading on the lobby's socket, which needs nobody to sign in. */
export const controlFrames: Assault = async (ground) => {
  while (!ground.isOver()) {
    const socket = await live(ground, '/lobby')
    streamOf(socket)?.pause()
    for (let n = 0; n < PINGS_AT_ONCE && isOpen(socket); n += 1)
      socket[n % 3 === 0 ? 'pong' : 'ping'](LONGEST_PING, undefined, () => undefined)
    ground.sent(PINGS_AT_ONCE)
    await sleep(300)
    socket.terminate()
  }
}

/** Strangers who watch an honest table, as many as get in. */
export const spectators: Assault = async (ground) => {
  while (!ground.isOver()) {
    const sockets: WebSocket[] = []
    for (let n = 0; n < CROWD && !ground.isOver(); n += 1) {
      const table = at(ground.tables, n % ground.tables.length)
      const socket = await live(ground, `/tables/${table}/live`)
      say(socket, { type: 'hello', protocol: PROTOCOL })
      sockets.push(socket)
      ground.sent()
    }
    await sleep(3000)
    for (const socket of sockets) socket.terminate()
  }
}

/** A table of one's own with a game that goes on; the token of who sits there. */
async function ownTable(ground: Ground): Promise<{ id: string; token: string } | null> {
  const token = await guest(ground, 'Besieger')
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'norn' }, { for: 'bot', level: 'norn' }]
  const plan = { game: 'valhalla', seats, undo: 'consent', visibility: 'public' }
  const laid = await call(ground, { method: 'POST', path: '/tables', token, body: plan })
  ground.sent()
  if (laid.status !== 201) return null
  const { id } = laid.body.table
  await call(ground, { method: 'POST', path: `/tables/${id}/seats`, token })
  await call(ground, { method: 'POST', path: `/tables/${id}/start`, token })
  return { id, token }
}

/** Somebody at a table of their own; `null` where none could be had. */
async function seated(ground: Ground): Promise<WebSocket | null> {
  const own = await ownTable(ground).catch(() => null)
  if (own === null) return null
  const socket = await live(ground, `/tables/${own.id}/live`)
  say(socket, { type: 'hello', protocol: PROTOCOL, token: own.token })
  return socket
}

/** What one may say at one's own table, each a little faster than is taken. */
const SAYINGS: readonly ((id: number) => object)[] = [
  (id) => ({ type: 'chat', id, key: `chat-${id}`, text: 'x'.repeat(200) }),
  (id) => ({ type: 'propose', id, what: 'undo' }),
  (id) => ({ type: 'propose', id, what: 'pause' }),
  (id) => ({ type: 'hint', id }),
  (id) => ({ type: 'undo', id, revision: id, key: `undo-${id}` }),
  (id) => ({ type: 'stand-in', id, on: id % 2 === 0 }),
  (id) => ({ type: 'recall', id, step: 0 }),
  (id) => ({ type: 'resync', id }),
]

/** Floods of all that is legal at a table, as fast as the socket stays open. */
export const talk: Assault = async (ground) => {
  while (!ground.isOver()) {
    const socket = await seated(ground)
    for (let id = 1; socket !== null && isOpen(socket) && !ground.isOver(); id += 1) {
      say(socket, at(SAYINGS, id % SAYINGS.length)(id))
      ground.sent()
      await sleep(45)
    }
    socket?.terminate()
    await sleep(500)
  }
}

/** Live sockets that ask for everything again and again, and read nothing. */
export const unreadSockets: Assault = async (ground) => {
  while (!ground.isOver()) {
    const sockets: WebSocket[] = []
    for (let n = 0; n < CROWD / 4 && !ground.isOver(); n += 1) {
      const socket = await live(
        ground,
        `/tables/${at(ground.tables, n % ground.tables.length)}/live`,
      )
      say(socket, { type: 'hello', protocol: PROTOCOL })
      sockets.push(socket)
    }
    for (const socket of sockets) streamOf(socket)?.pause()
    for (let id = 1; id < 200 && sockets.some(isOpen) && !ground.isOver(); id += 1) {
      for (const socket of sockets) say(socket, { type: 'resync', id })
      ground.sent(sockets.length)
      await sleep(55)
    }
    for (const socket of sockets) socket.terminate()
  }
}

/** Tables, as many as may be laid: empty public ones, and games of bots that think long. */
export const tables: Assault = async (ground) => {
  const token = await guest(ground, 'Layer').catch(() => undefined)
  const empty = {
    game: 'blood-rage',
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
    visibility: 'public',
  }
  while (!ground.isOver()) {
    await Promise.allSettled([
      call(ground, { method: 'POST', path: '/tables', token, body: empty }),
      ownTable(ground),
    ])
    ground.sent()
    await sleep(200)
  }
}
