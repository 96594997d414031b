import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What somebody sent. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A web server on this machine that takes whatever comes, for one test. */
export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** How it answers from now on. */
  answer(status: number, headers?: Record<string, string>): void
}

export async function receiver(): Promise<Receiver> {
  const received: Received[] = []
  let reply: { status: number; headers: Record<string, string> } = { status: 204, headers: {} }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { url: path = '', headers } = request
    received.push({ path, headers, body: Buffer.concat(parts) })
    response.writeHead(reply.status, reply.headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: (status, headers = {}) => {
      reply = { status, headers }
    },
  }
}
