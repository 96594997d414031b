import { once } from 'node:events'
import type { Said } from '@meadhall/client'
import { Packing, PROTOCOL, type Reply, type Welcome } from '@meadhall/protocol'
import { WebSocket } from 'ws'

const WELCOME = '{"type":"welcome"'
const REPLY = '{"type":"reply"'
/** Numbers that no message of the client itself has. */
const FIRST_FLUSH = 1_000_000_000

/** One client of a table over a real socket, with all that it received, byte for byte. */
export class Peer {
  /** The texts of all frames in their order, over all its connections. */
  readonly frames: string[] = []
  readonly #url: string
  readonly #token: string
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #socket: WebSocket | null = null
  #calls = 0
  #flushes = 0
  #connections = 0
  #words = { version: '', packing: new Packing([]) }

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  /** What a frame says, in plain JSON. */
  read(frame: string): string {
    return this.#words.packing.unpack(frame)
  }

  /** Connects and says hello, every second time for plain frames; fulfilled once something was answered. */
  async connect(since: number | null): Promise<void> {
    const socket = new WebSocket(this.#url)
    socket.on('message', (data) => this.#hear(String(data)))
    this.#socket = socket
    await once(socket, 'open')
    const heard = once(socket, 'message')
    const known = since === null ? {} : { since }
    const packed = this.#connections % 2 === 0 ? { words: this.#words.version } : {}
    this.#connections += 1
    const hello = { type: 'hello', protocol: PROTOCOL, token: this.#token, ...known, ...packed }
    socket.send(JSON.stringify(hello))
    await heard
  }

  async close(): Promise<void> {
    const socket = this.#socket
    if (socket === null || socket.readyState === WebSocket.CLOSED) return
    const closed = once(socket, 'close')
    socket.close()
    await closed
  }

  call(said: Said): Promise<Reply> {
    this.#calls += 1
    const id = this.#calls
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#socket?.send(JSON.stringify({ ...said, id }))
    })
  }

  /** Fulfilled once all has come that was sent before; it leaves no trace in `frames`. */
  async flush(): Promise<void> {
    this.#flushes += 1
    const id = FIRST_FLUSH + this.#flushes
    await new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#socket?.send(JSON.stringify({ type: 'ping', id }))
    })
  }

  #hear(frame: string): void {
    if (frame.startsWith(WELCOME)) this.#learn(JSON.parse(frame) as Welcome)
    const reply = frame.startsWith(REPLY) ? (JSON.parse(frame) as Reply) : null
    if (reply === null || reply.id < FIRST_FLUSH) this.frames.push(frame)
    if (reply === null) return
    this.#waiting.get(reply.id)?.(reply)
    this.#waiting.delete(reply.id)
  }

  #learn({ words }: Welcome): void {
    if (words?.list !== undefined)
      this.#words = { version: words.version, packing: new Packing(words.list) }
  }
}
