import { once } from 'node:events'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

/** Listens on this machine at a free port. */
export async function listening(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

/** The same for a server that knows no HTTP. */
export async function listeningAt(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** A connection on which a test writes what it likes. */
export async function connection(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** All that arrives until the other side closes. */
export async function untilClosed(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (part) => {
    text += part
  })
  if (!socket.closed) await once(socket, 'close')
  return text
}

/** Sends something and waits for all that comes back until the connection is closed. */
export async function exchange(port: number, sent: string): Promise<RawAnswer> {
  const socket = await connection(port)
  socket.write(sent)
  return parsed(await untilClosed(socket))
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function parsed(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((line) => line.split(/: (.*)/s))
  const headers = Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name.toLowerCase(), value]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: body.join('\r\n\r\n') }
}
