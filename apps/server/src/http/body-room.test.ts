import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { connection, exchange, listening, untilClosed } from '../testing/raw-http.ts'
import { testApp } from '../testing/test-app.ts'

const LARGEST = 64 * 1024
/** What one address may send at once. */
const ROOM = 2 * 1024 * 1024

function posting(length: number): string {
  return (
    'POST /api/said HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n' +
    `Connection: close\r\nContent-Length: ${length}\r\n\r\n`
  )
}

it('many bodies that do not come to an end are refused before they fill the memory', async () => {
  const routes = [(app: FastifyInstance) => void app.post('/api/said', () => ({}))]
  const app = await testApp({ routes })
  const port = await listening(app)
  const slow = await Promise.all(Array.from({ length: ROOM / LARGEST }, () => connection(port)))
  for (const socket of slow) socket.write(`${posting(LARGEST)}{"half`)
  const refused = async () => (await exchange(port, `${posting(2)}{}`)).status
  await expect.poll(refused).toBe(429)
  const chunked = await connection(port)
  chunked.write(posting(0).replace(/Content-Length: 0/, 'Transfer-Encoding: chunked'))
  expect(await untilClosed(chunked)).toMatch(/^HTTP\/1.1 429 /)
  const other = await connection(port, '127.0.0.2')
  other.write(`${posting(2)}{}`)
  expect(await untilClosed(other)).toMatch(/^HTTP\/1.1 200 /)
  slow[0]?.destroy()
  await expect.poll(refused).toBe(200)
})
