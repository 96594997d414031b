import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { at } from '@meadhall/kernel'
import { type FromServer, PROTOCOL } from '@meadhall/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { answer, asked, begun, founded, seated } from '../testing/players.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { LIFTED_LIMITS, type SocketLimits, USUAL_LIMITS } from './limits.ts'

const SEATS = [{ for: 'anyone' as const }, { for: 'anyone' as const }]

function limited(limits: Partial<SocketLimits>): Promise<TestServer> {
  return testServer({}, { limits: { ...USUAL_LIMITS, ...limits } })
}

/** A bare socket at a table, and what it heard. */
class Bare {
  readonly socket: WebSocket
  readonly heard: FromServer[] = []
  readonly closed: Promise<number>

  constructor({ address }: TestServer, table: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(
      `${address.replace('http', 'ws')}/api/v1/tables/${table}/live`,
      options,
    )
    this.socket.on('message', (data) => this.heard.push(JSON.parse(String(data))))
    this.closed = once(this.socket, 'close').then(([code]) => Number(code))
    onTestFinished(() => this.socket.terminate())
  }

  /** Says hello and waits for what comes of it: a welcome, or an error's code. */
  async greeted(token?: string): Promise<string> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open')
    this.say({ type: 'hello', protocol: PROTOCOL, ...(token !== undefined && { token }) })
    return await this.first()
  }

  async first(): Promise<string> {
    await vi.waitFor(() => expect(this.heard.length).toBeGreaterThan(0), 10_000)
    const first = at(this.heard, 0)
    return first.type === 'error' ? first.code : first.type
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  /** What carries it: paused, it reads nothing, and the server's buffers fill. */
  get stream(): Socket {
    return (this.socket as unknown as { readonly _socket: Socket })._socket
  }

  get revisions(): number[] {
    return this.heard.flatMap((one) => (one.type === 'step' ? [one.revision] : []))
  }
}

async function laid(server: TestServer): Promise<string> {
  return await founded(server, await server.guest('Host'), { game: 'blood-rage', seats: SEATS })
}

/** Fulfilled once somebody gets in: the server may hear a little later that another left. */
async function getsIn(server: TestServer, table: string, token?: string): Promise<void> {
  const tried = () => new Bare(server, table).greeted(token)
  await vi.waitFor(async () => expect(await tried()).toBe('welcome'), 10_000)
}

describe('a socket', () => {
  it('that says no hello in time is closed', async () => {
    const server = await limited({ helloMs: 50 })
    const silent = new Bare(server, await laid(server))
    expect(await silent.first()).toBe('unauthenticated')
    expect(await silent.closed).toBe(4401)
  })

  it('that answers no ping is cut, and one that answers stays', async () => {
    const server = await limited({ heartbeatMs: 300 })
    const table = await laid(server)
    const silent = new Bare(server, table, { autoPong: false })
    const lively = new Bare(server, table)
    expect(await silent.greeted()).toBe('welcome')
    expect(await lively.greeted()).toBe('welcome')
    expect(await silent.closed).toBe(1006)
    for (let pings = 0; pings < 2; pings += 1) await once(lively.socket, 'ping')
    expect(lively.socket.readyState).toBe(WebSocket.OPEN)
  })
})

describe('an address', () => {
  it('has so many sockets at once, also where no hello comes', async () => {
    const perAddress = { ...USUAL_LIMITS.perAddress, sockets: 2 }
    const server = await limited({ perAddress })
    const table = await laid(server)
    const open = [new Bare(server, table), new Bare(server, table)]
    await Promise.all(open.map(({ socket }) => once(socket, 'open')))
    const refused = new Bare(server, table)
    expect(await refused.first()).toBe('too-many')
    expect(await refused.closed).toBe(4429)
    at(open, 0).socket.terminate()
    await getsIn(server, table)
  })
})

describe('a person', () => {
  it('has so many sockets at once, and another as soon as one closes', async () => {
    const server = await testServer()
    const table = await laid(server)
    const token = await server.guest('Astrid')
    const { sockets } = USUAL_LIMITS.perPerson
    const open = Array.from({ length: sockets }, () => new Bare(server, table))
    const greeted = await Promise.all(open.map((bare) => bare.greeted(token)))
    expect(new Set(greeted)).toEqual(new Set(['welcome']))
    const refused = new Bare(server, table)
    expect(await refused.greeted(token)).toBe('too-many')
    expect(await refused.closed).toBe(4429)
    await getsIn(server, table, await server.guest('Bo'))
    at(open, 0).socket.close()
    await getsIn(server, table, token)
  })

  it('says so much at once through all sockets together', async () => {
    const server = await limited({ perPerson: { sockets: 9, burst: 4, perSecond: 0 } })
    const table = await laid(server)
    const token = await server.guest('Astrid')
    const [one, two, other] = [0, 1, 2].map(() => new Bare(server, table))
    if (one === undefined || two === undefined || other === undefined) throw new Error('nobody')
    await Promise.all([one.greeted(token), two.greeted(token)])
    await other.greeted(await server.guest('Bo'))
    for (const id of [1, 2, 3]) one.say({ type: 'ping', id })
    await vi.waitFor(() => expect(one.heard.at(-1)).toMatchObject({ id: 3 }), 10_000)
    for (const id of [1, 2, 3]) two.say({ type: 'ping', id })
    expect(await two.closed).toBe(4429)
    other.say({ type: 'ping', id: 7 })
    await vi.waitFor(() => expect(other.heard.at(-1)).toMatchObject({ id: 7 }), 10_000)
  })
})

describe('a table', () => {
  it('is watched by so many, and those who sit there always come in', async () => {
    const server = await limited({ spectators: 2 })
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const watching = [new Bare(server, id), new Bare(server, id)]
    const greeted = await Promise.all(watching.map((bare) => bare.greeted()))
    expect(greeted).toEqual(['welcome', 'welcome'])
    const refused = new Bare(server, id)
    expect(await refused.greeted()).toBe('too-many')
    expect(await refused.closed).toBe(4429)
    expect(await new Bare(server, id).greeted(at(players, 0).token)).toBe('welcome')
    at(watching, 0).socket.terminate()
    await getsIn(server, id)
  })
})

describe('strangers at a table', () => {
  it('of one address have so many places, and others come in', async () => {
    const server = await limited({ spectatorsPerAddress: 2 })
    const { id } = await begun(server, ['Astrid', 'Bo'])
    const near = [new Bare(server, id), new Bare(server, id), new Bare(server, id)]
    const greeted = await Promise.all(near.map((bare) => bare.greeted()))
    expect(greeted.sort()).toEqual(['too-many', 'welcome', 'welcome'])
    const far = new Bare(server, id, { localAddress: '127.0.0.2' })
    expect(await far.greeted()).toBe('welcome')
  })

  it('take no place of those who sit there, nor of whoever laid the table', async () => {
    const server = await limited({ spectators: 2, ownScreens: 2 })
    const host = await server.guest('Host')
    const table = await founded(server, host, { game: 'blood-rage', seats: SEATS })
    const { token } = await seated(server, table, 'Astrid')
    const crowd = [new Bare(server, table), new Bare(server, table)]
    for (const stranger of crowd) expect(await stranger.greeted()).toBe('welcome')
    expect(await new Bare(server, table).greeted()).toBe('too-many')
    const screen = async (of: string) => {
      const bare = new Bare(server, table)
      await once(bare.socket, 'open')
      bare.say({ type: 'hello', protocol: PROTOCOL, token: of, watch: true })
      return await bare.first()
    }
    expect(await screen(token)).toBe('welcome')
    expect(await new Bare(server, table).greeted(host)).toBe('welcome')
    expect(await new Bare(server, table).greeted(token)).toBe('welcome')
    expect(await screen(host)).toBe('too-many')
  })
})

describe('a slow reader', () => {
  const LIMITS = { ...LIFTED_LIMITS, waiting: 1_000_000, chatBurst: 1_000_000 }

  /** A game, and a second device of the first player that reads nothing any more. */
  async function stalled(limits: Pick<SocketLimits, 'slow' | 'slowest'>) {
    const server = await limited({ ...LIMITS, ...limits })
    const { id, players } = await begun(server, ['Astrid', 'Bo'])
    const streams: Socket[] = []
    server.app.server.on('connection', (stream) => streams.push(stream))
    const slow = new Bare(server, id)
    expect(await slow.greeted(at(players, 0).token)).toBe('welcome')
    await vi.waitFor(() => expect(slow.heard.map(({ type }) => type)).toContain('reset'), 10_000)
    slow.stream.pause()
    /** Bytes that wait in the server for it. */
    const unsent = () => Math.max(...streams.map(({ writableLength }) => writableLength))
    return { server, id, players, slow, unsent }
  }

  it('is left without steps, and gets all anew once it reads again', async () => {
    const { players, slow, unsent } = await stalled({ slow: 64 * 1024, slowest: 1024 ** 3 })
    const [astrid, bo] = [at(players, 0), at(players, 1)]
    for (let n = 0; unsent() <= 64 * 1024; n += 1) {
      for (let id = 0; id < 50; id += 1) slow.say({ type: 'resync', id })
      slow.say({ type: 'chat', id: 50, key: `line ${n}`, text: `line ${n}` })
      const isSaid = () => bo.heard.some((one) => one.type === 'chat' && one.text === `line ${n}`)
      await bo.until(isSaid)
    }
    const before = astrid.client.seen?.revision ?? 0
    const { taken: first } = await answer(astrid)
    const last = (await answer(bo)).taken ?? 0
    expect(first).toBeGreaterThan(before)
    await astrid.until(({ seen }) => (seen?.revision ?? 0) >= last)
    slow.stream.resume()
    const isAnew = (one: FromServer) => one.type === 'reset' && one.revision >= last
    await vi.waitFor(() => expect(slow.heard.some(isAnew)).toBe(true), 20_000)
    expect(slow.revisions).toEqual([])
    const { revision = 0 } = astrid.client.seen ?? {}
    const next = asked(players)
    if (next === undefined) throw new Error('nobody is asked')
    await answer(next)
    await vi.waitFor(() => expect(slow.revisions).toContain(revision + 1), 10_000)
  })

  it('is cut when too much waits for it, and the others play on', async () => {
    const { server, id, players, slow } = await stalled({ slow: 64 * 1024, slowest: 256 * 1024 })
    const table = await server.hall.table(id)
    while (table?.connections.size === 3) {
      slow.say({ type: 'resync', id: 1 })
      await turn()
    }
    for (const player of players) expect((await answer(player)).taken).toBeGreaterThan(0)
    expect(players.every(({ heard }) => heard.some(({ type }) => type === 'step'))).toBe(true)
    slow.stream.resume()
    expect(await slow.closed).toBe(1006)
  })
})
