import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { restAt } from '@meadhall/client/rest'
import { PROTOCOL } from '@meadhall/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { type Child, startChild } from './testing/child.ts'
import { connection, listeningAt, untilClosed } from './testing/raw-http.ts'
import { temporaryFolder } from './testing/test-app.ts'

const HOUR = '3600000'

/** The server as `npm start` runs it, with a site that is built already. */
function startServer(env: Record<string, string> = {}): Child {
  const folder = temporaryFolder()
  const site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), '<title>Meadhall</title>')
  return startChild('main.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    MEADHALL_DATA: join(folder, 'data'),
    MEADHALL_SITE: site,
    ...env,
  })
}

async function addressOf(server: Child): Promise<string> {
  const line = await server.line()
  expect(line).toMatch(/^Meadhall: http:\/\/127\.0\.0\.1:\d+$/)
  return line.replace('Meadhall: ', '')
}

async function guestAt(address: string): Promise<string> {
  const { token } = await restAt(address).call('POST /guests', {
    body: { name: 'Sif', as: 'program' },
  })
  return token ?? ''
}

/** At a new table; tells the types of what is heard there. */
async function seatedAt(address: string, token: string, heard: (type: string) => void) {
  const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
  const body = { game: 'valhalla', seats }
  const { table } = await restAt(address, token).call('POST /tables', { body })
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${table.id}/live`)
  onTestFinished(() => socket.terminate())
  socket.on('message', (data) => heard(JSON.parse(String(data)).type))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }))
  return socket
}

describe('the server as a process', () => {
  it('says its address first, lives, and is ready', async () => {
    const server = startServer()
    const address = await addressOf(server)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(await (await fetch(address)).text()).toContain('<title>Meadhall</title>')
    for (const line of server.logged) expect(JSON.parse(line)).toHaveProperty('level')
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends in order at %s, whatever was sent by halves',
    async (signal) => {
      const server = startServer({ MEADHALL_STOP_SECONDS: '600' })
      const address = await addressOf(server)
      const sockets = await Promise.all(
        ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'].map(async (sent) => {
          const socket = await connection(Number(new URL(address).port))
          socket.write(sent)
          return socket
        }),
      )
      await fetch(address)
      server.process.kill(signal)
      expect(await server.ended()).toEqual({ code: 0, signal: null })
      await Promise.all(sockets.map(untilClosed))
      await expect(fetch(address)).rejects.toThrow()
    },
  )

  it('tells those at its tables to come back, and ends', async () => {
    const server = startServer({ MEADHALL_STOP_SECONDS: '600' })
    const address = await addressOf(server)
    const token = await guestAt(address)
    const said: string[] = []
    const socket = await seatedAt(address, token, (type) => said.push(type))
    await expect.poll(() => said).toContain('welcome')
    server.process.kill('SIGTERM')
    await once(socket, 'close')
    expect(said.at(-1)).toBe('goodbye')
    expect(await server.ended()).toEqual({ code: 0, signal: null })
  })

  it('says which settings are wrong, and does not start', async () => {
    const server = startServer({ PORT: 'eighty', LOG_LEVEL: 'loud' })
    expect((await server.ended()).code).toBe(1)
    expect(server.printed).toEqual([])
    expect(server.logged.join('\n')).toMatch(/PORT must be.*"eighty"\nLOG_LEVEL must be/)
  })

  it('says that the port is taken', async () => {
    const other = createServer()
    onTestFinished(() => void other.close())
    const port = await listeningAt(other)
    const server = startServer({ PORT: String(port) })
    expect((await server.ended()).code).toBe(1)
    expect(server.logged.join('\n')).toContain('the port is taken')
  })
})

describe('a process that cannot stop in order', () => {
  it('ends at once at the second signal', async () => {
    const child = startChild('testing/never-stops.ts', { STOP_MS: HOUR })
    await child.line()
    child.process.kill('SIGTERM')
    await expect.poll(() => child.printed).toContain('stopping')
    child.process.kill('SIGTERM')
    expect(await child.ended()).toEqual({ code: 143, signal: null })
  })

  it('ends when its time is over, and says so', async () => {
    const child = startChild('testing/never-stops.ts', { STOP_MS: '20' })
    await child.line()
    child.process.kill('SIGINT')
    expect(await child.ended()).toEqual({ code: 1, signal: null })
    expect(child.logged.join('\n')).toContain('cut short')
  })
})
