import { type FromServer, Packing } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { describe, expect, it } from 'vitest'
import { type Socket, TableClient } from './table-client.ts'

type Told = { readonly type: string; readonly [field: string]: unknown }

/** A socket whose server is the test. */
class ScriptedSocket implements Socket {
  readonly sent: Told[] = []
  isClosed = false
  readonly #listeners = new Map<string, ((event: { data: unknown }) => void)[]>()

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  happens(type: 'open' | 'close' | 'message', data?: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ data })
  }

  says(...messages: object[]): void {
    for (const message of messages) this.happens('message', JSON.stringify(message))
  }
}

/** A client whose connections and waits are in the test's hands. */
function scripted() {
  const sockets: ScriptedSocket[] = []
  const waits: number[] = []
  const heard: FromServer[] = []
  const resume: (() => void)[] = []
  const client = new TableClient({
    connect() {
      const socket = new ScriptedSocket()
      sockets.push(socket)
      return socket
    },
    hello: { token: 'x'.repeat(32) },
    wait(ms) {
      waits.push(ms)
      return new Promise((resolve) => resume.push(resolve))
    },
    chance: () => 0.5,
    heard: (message) => heard.push(message),
  })
  const socket = () => sockets.at(-1) ?? new ScriptedSocket()
  return {
    client,
    sockets,
    waits,
    heard,
    socket,
    /** The last connection is opened and welcomed. */
    welcome(...more: object[]) {
      socket().happens('open')
      socket().says(WELCOME, ...more)
    },
    /** The last connection is cut, and the client has waited. */
    async cut() {
      socket().happens('close')
      resume.shift()?.()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

const { Welcome: WELCOME = {}, Reset: RESET = {}, Step: STEP = {} } = EXAMPLES
const ACTION = { type: 'draft', by: 0, card: 'a1-fenrirs-rage' }

describe('a client of a table', () => {
  it('says hello, and sees what it is told', () => {
    const { client, socket, welcome } = scripted()
    welcome(RESET)
    expect(socket().sent).toEqual([
      { type: 'hello', protocol: 1, words: '', token: 'x'.repeat(32) },
    ])
    expect(client.seat).toBe(0)
    expect(client.seen?.asked?.legal).toContainEqual(ACTION)
    socket().says(STEP)
    expect(client.seen?.revision).toBe(18)
    expect(client.seen?.shared).toMatchObject({ clans: [{ hand: 3 }] })
    expect(client.seen?.asked).toBeNull()
    expect(client.seen?.canUndo).toBe(true)
    expect(client.seen?.log.at(-1)?.events).toEqual(STEP['yours'])
  })

  it('comes back after a cut with its revision, waiting longer each time', async () => {
    const { client, socket, waits, welcome, cut } = scripted()
    welcome(RESET)
    await cut()
    expect(client.line).toBe('lost')
    await cut()
    await cut()
    expect(waits).toEqual([250, 500, 1000])
    socket().happens('open')
    expect(socket().sent[0]).toMatchObject({ type: 'hello', since: 17 })
    socket().says(WELCOME, STEP)
    expect(client.seen?.revision).toBe(18)
    await cut()
    expect(waits.at(-1)).toBe(250)
  })

  it('reads packed frames by the words it was told, and by others once it is told those', async () => {
    const { client, socket, welcome, cut } = scripted()
    const says = (message: object, list: string[]) =>
      socket().happens('message', new Packing(list).pack(JSON.stringify(message)))
    const [first, second] = [
      ['type', 'step', 'A'],
      ['clans', 'type'],
    ]
    const told = (version: string, list?: string[]) => ({ ...WELCOME, words: { version, list } })
    socket().happens('open')
    socket().says(told('one', first))
    says(RESET, first)
    await cut()
    socket().happens('open')
    expect(socket().sent[0]).toMatchObject({ words: 'one', since: 17 })
    socket().says(told('one'))
    says(STEP, first)
    expect(client.seen?.revision).toBe(18)
    await cut()
    socket().happens('open')
    socket().says(told('two', second))
    says({ ...RESET, revision: 30 }, second)
    expect(client.seen?.revision).toBe(30)
    await cut()
    welcome({ ...RESET, revision: 31 })
    expect(client.seen?.revision).toBe(31)
  })

  it('sends again what was not replied to, with the same key, and nothing else', async () => {
    const { client, socket, welcome, cut } = scripted()
    welcome(RESET)
    const first = client.call({ type: 'ping' })
    socket().says({ type: 'reply', id: 1, taken: null })
    await expect(first).resolves.toMatchObject({ taken: null })
    const answer = client.answer(ACTION, 'one key')
    await cut()
    const late = client.call({ type: 'ping' })
    welcome()
    const [, again, ping, ...none] = socket().sent
    expect(again).toEqual({ type: 'answer', id: 2, question: 17, key: 'one key', action: ACTION })
    expect(ping).toEqual({ type: 'ping', id: 3 })
    expect(none).toEqual([])
    socket().says({ type: 'reply', id: 2, taken: 18 }, { type: 'reply', id: 3, taken: null })
    await expect(answer).resolves.toMatchObject({ taken: 18 })
    await expect(late).resolves.toMatchObject({ taken: null })
    await cut()
    welcome()
    expect(socket().sent).toHaveLength(1)
  })

  it.each([
    ['does not follow', { ...STEP, revision: 19 }],
    ['changes what is not there', { ...STEP, shared: { clans: { '7': { hand: 1 } } } }],
  ])('asks for everything anew where a step %s', (_, step) => {
    const { client, socket, welcome } = scripted()
    welcome(RESET)
    socket().says(step)
    expect(socket().sent.at(-1)).toEqual({ type: 'resync', id: 1 })
    expect(client.seen).toBeNull()
    socket().says(STEP)
    expect(client.seen).toBeNull()
    socket().says({ ...RESET, revision: 20 })
    expect(client.seen?.revision).toBe(20)
  })

  it('waits as long as a goodbye asks for', async () => {
    const { client, socket, waits, welcome, cut, sockets } = scripted()
    welcome(RESET)
    socket().says({ type: 'goodbye', reason: 'restart', retry: 3000 })
    await cut()
    expect(waits).toEqual([3000])
    expect(sockets).toHaveLength(2)
    welcome()
    expect(client.line).toBe('connected')
  })

  it('does not come back after a goodbye for good, and says so to whoever waits', async () => {
    const { client, socket, waits, welcome, cut } = scripted()
    welcome(RESET)
    const waiting = client.call({ type: 'ping' })
    socket().says({ type: 'goodbye', reason: 'gone', retry: null })
    await expect(waiting).rejects.toThrow('the connection was closed')
    expect(client.line).toBe('ended')
    await cut()
    expect(waits).toEqual([])
  })

  it('does not come back where it was not let in, but does where the server was in trouble', async () => {
    const stranger = scripted()
    stranger.socket().happens('open')
    stranger.socket().says({ type: 'error', code: 'unauthenticated', why: null })
    await stranger.cut()
    expect(stranger.client.line).toBe('ended')
    expect(stranger.waits).toEqual([])
    expect(stranger.heard).toHaveLength(1)
    const unlucky = scripted()
    unlucky.socket().happens('open')
    unlucky.socket().says({ type: 'error', code: 'unavailable', why: null })
    await unlucky.cut()
    expect(unlucky.waits).toEqual([250])
  })

  it('connects anew where it is told to, and sends there what was not answered', async () => {
    const { client, sockets, waits, welcome } = scripted()
    welcome(RESET)
    const waiting = client.call({ type: 'ping' })
    client.renew()
    expect([client.line, sockets.length, sockets[0]?.isClosed]).toEqual(['lost', 2, true])
    sockets[0]?.happens('close')
    welcome()
    const [, ping] = sockets[1]?.sent ?? []
    expect(ping).toEqual({ type: 'ping', id: 1 })
    sockets[1]?.says({ type: 'reply', id: 1, taken: null })
    await expect(waiting).resolves.toMatchObject({ taken: null })
    expect(waits).toEqual([])
  })

  it('hears nothing any more from a connection that it has given up', async () => {
    const { client, sockets, welcome, cut } = scripted()
    welcome(RESET)
    await cut()
    welcome()
    sockets[0]?.says(STEP)
    expect(client.seen?.revision).toBe(17)
  })
})
