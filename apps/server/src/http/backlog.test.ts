import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { connection, listening } from '../testing/raw-http.ts'
import { testApp } from '../testing/test-app.ts'
import { Backlog } from './backlog.ts'

const LIMITS = { perAddress: 10, all: 25 }

/** Readers by their addresses and what waits for them, and who of them was cut. */
function looked(readers: readonly (readonly [address: string, bytes: number])[]): string[] {
  const backlog = new Backlog(LIMITS)
  const cut: string[] = []
  for (const [address, bytes] of readers)
    backlog.add({ address, unsent: () => bytes, cut: () => cut.push(`${address} ${bytes}`) })
  backlog.look()
  return cut
}

describe('what waits to be sent', () => {
  it('may be so much for an address; the slowest are cut until it is no more', () => {
    expect(
      looked([
        ['a', 5],
        ['a', 5],
        ['b', 9],
      ]),
    ).toEqual([])
    expect(
      looked([
        ['a', 2],
        ['a', 6],
        ['a', 5],
        ['b', 9],
      ]),
    ).toEqual(['a 6'])
    expect(
      looked([
        ['a', 11],
        ['a', 1],
      ]),
    ).toEqual(['a 11'])
  })

  it('may be so much for all', () => {
    expect(
      looked([
        ['a', 9],
        ['b', 7],
        ['c', 8],
        ['d', 10],
      ]),
    ).toEqual(['d 10'])
  })

  it('is forgotten with its reader', () => {
    const backlog = new Backlog(LIMITS)
    const reader = { address: 'a', unsent: () => 99, cut: () => expect.fail('it is gone') }
    backlog.add(reader)
    backlog.remove(reader)
    backlog.look()
  })
})

it('connections that take no answers are cut when too much waits for them all', async () => {
  const text = 'x'.repeat(1_000_000)
  const routes = [(app: FastifyInstance) => void app.get('/api/long', () => ({ text }))]
  const app = await testApp({ routes, limits: { unsentBytes: 40_000_000 } })
  const streams: Readable[] = []
  app.server.on('connection', (stream) => streams.push(stream))
  const port = await listening(app)
  for (let opened = 0; opened < 10; opened += 1) {
    const socket = await connection(port)
    socket.pause()
    socket.write('GET /api/long HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(8))
  }
  // A quarter of all may wait for one address: not even what two or three of them do not take.
  await expect.poll(() => streams.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(5)
  expect(streams.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(0)
})
