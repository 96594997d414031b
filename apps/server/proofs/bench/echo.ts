import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** The limit: a bare socket server that says to all seats of a table what one of them said. */
export async function openEcho(): Promise<number> {
  const http = createServer()
  const tables = new Map<string, Set<WebSocket>>()
  new WebSocketServer({ server: http, perMessageDeflate: false }).on(
    'connection',
    (socket, { url }) => {
      const table = tables.get(url ?? '') ?? new Set<WebSocket>()
      tables.set(url ?? '', table.add(socket))
      socket.on('message', (data) => {
        const text = String(data)
        for (const seat of table) seat.send(text)
      })
    },
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return (http.address() as AddressInfo).port
}
