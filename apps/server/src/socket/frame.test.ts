import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOfText } from './frame.ts'

const TEXTS = [0, 1, 125, 126, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length))

it('is read by a client as the text that was sent, of any length and in any script', async () => {
  const http = createServer()
  const texts = [...TEXTS, 'Żółw 🛡️ Тор', 'Żółw 🛡️ Тор']
  new WebSocketServer({ server: http }).on('connection', (_socket, request) => {
    for (const text of texts) request.socket.write(frameOfText(text))
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  onTestFinished(() => {
    client.terminate()
    http.close()
  })
  const heard: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  client.on('message', (data) => {
    if (heard.push(String(data)) === texts.length) resolve()
  })
  await promise
  expect(heard).toEqual(texts)
})
