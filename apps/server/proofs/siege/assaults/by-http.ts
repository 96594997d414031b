import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../calls.ts'
import { type Assault, unread } from './ground.ts'

const PAGE = 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n'
const LIST = 'GET /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
const PIPELINED = 22_000
const ALL_PAGES = Buffer.from(PAGE.repeat(PIPELINED))
const HELD = 100
const BODY_BYTES = 60_000

/** One connection asks thousands of times and reads nothing; then the next. */
export const pipelining: Assault = async (ground) => {
  while (!ground.isOver()) {
    const socket = await unread(ground)
    socket.write(ALL_PAGES)
    ground.sent(PIPELINED)
    await sleep(200)
    socket.destroy()
  }
}

/** Many connections ask for what is long, a few times each, and read nothing. */
export const unreadAnswers: Assault = async (ground) => {
  while (!ground.isOver()) {
    const sockets = await Promise.all(Array.from({ length: HELD }, () => unread(ground)))
    for (let round = 0; round < 5 && !ground.isOver(); round += 1) {
      for (const socket of sockets) socket.write(LIST)
      ground.sent(sockets.length)
      await sleep(500)
    }
    for (const socket of sockets) socket.destroy()
  }
}

/** Bodies that come nearly whole, and then byte by byte. */
export const slowBodies: Assault = async (ground) => {
  const head =
    'POST /api/v1/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n' +
    `Content-Length: ${BODY_BYTES}\r\n\r\n{"name":"`
  while (!ground.isOver()) {
    const sockets = await Promise.all(Array.from({ length: HELD }, () => unread(ground)))
    for (const socket of sockets) socket.write(head + 'x'.repeat(BODY_BYTES - 1000))
    ground.sent(sockets.length)
    for (let drop = 0; drop < 50 && !ground.isOver(); drop += 1) {
      for (const socket of sockets) if (socket.writable) socket.write('x')
      await sleep(200)
    }
    for (const socket of sockets) socket.destroy()
  }
}

const NOBODY = { name: 'Astrid', password: 'not the right one', as: 'program' }

/** Sign-ins that fail, and guests, as many as are taken. */
export const signIns: Assault = async (ground) => {
  while (!ground.isOver()) {
    const tries = Array.from({ length: 8 }, (_, number) =>
      number % 2 === 0
        ? call(ground, { method: 'POST', path: '/sessions', body: NOBODY })
        : call(ground, {
            method: 'POST',
            path: '/guests',
            body: { name: 'Throng', as: 'program' },
          }),
    )
    await Promise.allSettled(tries)
    ground.sent(tries.length)
    await sleep(50)
  }
}
