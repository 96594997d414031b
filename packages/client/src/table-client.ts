import type { Action, Seat } from '@meadhall/kernel'
import {
  type FromServer,
  type Hello,
  Packing,
  PROTOCOL,
  type RefusalCode,
  type Reply,
  type TableShown,
  type Welcome,
} from '@meadhall/protocol'
import { Calls, type Said } from './calls.ts'
import { type Seen, seenAfter, seenAnew } from './seen.ts'

/** As much of a WebSocket as is needed; a browser's and Node's own are ones. */
export interface Socket {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** What a client needs from outside. */
export interface ClientNeeds {
  /** Opens a new connection to the table. */
  connect(): Socket
  /** How this client shows who it is; a browser's cookie comes along by itself. */
  readonly hello?: Pick<Hello, 'token' | 'seat' | 'watch'>
  /** Waits before it connects again. */
  wait(ms: number): Promise<void>
  /** A number from 0 to 1, so that not all clients come back at once. */
  chance(): number
  /** Told after everything that the server said. */
  heard?(message: FromServer, client: TableClient): void
  /** Told when the connection stands otherwise than before. */
  turned?(line: Line): void
}

/** How a connection stands. */
export type Line = 'connecting' | 'connected' | 'lost' | 'ended'

/** Where one was not let in for one of these, coming back would not help. */
const FINAL: readonly RefusalCode[] = [
  'malformed',
  'version',
  'unauthenticated',
  'forbidden',
  'not-found',
]
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000

/**
 * One seat at one table, or one who watches: connects, comes back when the connection is cut, keeps
 * what is seen up to date, and sends again what was not answered. Keys make that no second move.
 */
export class TableClient {
  readonly #needs: ClientNeeds
  readonly #calls = new Calls()
  #socket: Socket | null = null
  #line: Line = 'connecting'
  #wait = FIRST_WAIT_MS
  /** The words of the game, kept for when it comes back. */
  #words = { version: '', packing: new Packing([]) }
  #seen: Seen | null = null
  #table: TableShown | null = null
  #seat: Seat | null = null

  constructor(needs: ClientNeeds) {
    this.#needs = needs
    this.#connect()
  }

  get line(): Line {
    return this.#line
  }

  /** The game as it is seen now; `null` before it has begun. */
  get seen(): Seen | null {
    return this.#seen
  }

  get table(): TableShown | null {
    return this.#table
  }

  get seat(): Seat | null {
    return this.#seat
  }

  /** Answers the question that is asked now. The key makes a second sending no second move. */
  answer(action: Action, key: string): Promise<Reply> {
    const question = this.#seen?.asked?.question ?? 0
    return this.call({ type: 'answer', question, key, action: { ...action } })
  }

  undo(key: string): Promise<Reply> {
    return this.call({ type: 'undo', revision: this.#seen?.revision ?? 0, key })
  }

  /** Says something and waits for the reply, through cut connections. */
  call(said: Said): Promise<Reply> {
    return this.#calls.make(said, (frame) => this.#send(frame))
  }

  /** Connects anew, as whoever one is by now: one who has signed in is no stranger any more. */
  renew(): void {
    if (this.#line === 'ended') return
    this.#turn('lost')
    const before = this.#socket
    this.#connect()
    before?.close()
  }

  /** Leaves for good. */
  close(): void {
    this.#turn('ended')
    this.#calls.fail(new Error('the connection was closed'))
    this.#socket?.close()
  }

  #turn(line: Line): void {
    if (line === this.#line) return
    this.#line = line
    this.#needs.turned?.(line)
  }

  #connect(): void {
    const socket = this.#needs.connect()
    this.#socket = socket
    socket.addEventListener('open', () => this.#greet(socket))
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(this.#read(String(data)))
    })
    // What went wrong is told by the end that follows.
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', () => {
      if (this.#socket === socket) void this.#comeBack()
    })
  }

  #greet(socket: Socket): void {
    const since = this.#seen === null ? {} : { since: this.#seen.revision }
    const words = this.#words.version
    const hello = { type: 'hello', protocol: PROTOCOL, words, ...since, ...this.#needs.hello }
    socket.send(JSON.stringify(hello))
  }

  #read(frame: string): FromServer {
    return JSON.parse(this.#words.packing.unpack(frame)) as FromServer
  }

  async #comeBack(): Promise<void> {
    if (this.#line === 'ended') return
    this.#turn('lost')
    const wait = this.#wait
    this.#wait = Math.min(LONGEST_WAIT_MS, wait * 2)
    await this.#needs.wait(wait * (0.5 + this.#needs.chance()))
    if (this.#line === 'lost') this.#connect()
  }

  #send(frame: string): void {
    if (this.#line === 'connected') this.#socket?.send(frame)
  }

  #hear(message: FromServer): void {
    this.#take(message)
    this.#needs.heard?.(message, this)
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'table':
        this.#table = message.table
        return
      case 'clocks':
        if (this.#table !== null) this.#table = { ...this.#table, clocks: message.clocks }
        return
      case 'reset':
        this.#seen = seenAnew(message, this.#seat)
        return
      case 'step':
        return this.#step(message)
      case 'reply':
        return this.#calls.answered(message)
      case 'goodbye':
        if (message.retry === null) this.close()
        else this.#wait = Math.max(1, message.retry)
        return
      case 'error':
        if (this.#line !== 'connected' && FINAL.includes(message.code)) this.close()
        return
      default:
        return
    }
  }

  #welcome({ seat, words }: Welcome): void {
    if (words?.list !== undefined)
      this.#words = { version: words.version, packing: new Packing(words.list) }
    this.#seat = seat
    this.#turn('connected')
    this.#wait = FIRST_WAIT_MS
    for (const frame of this.#calls.open()) this.#send(frame)
  }

  #step(step: Extract<FromServer, { type: 'step' }>): void {
    try {
      if (this.#seen !== null) this.#seen = seenAfter(this.#seen, step, this.#seat)
    } catch {
      // Whatever does not fit: what the client has is wrong, so it begins anew.
      this.#seen = null
      this.call({ type: 'resync' }).catch(() => undefined)
    }
  }
}
