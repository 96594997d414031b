import { PROTOCOL } from '@meadhall/protocol'
import { WebSocket } from 'ws'
import { Marks, marksIn, WELCOME } from './marks.ts'
import type { Laid } from './messages.ts'

/** What was measured over some moves. */
export interface Tally {
  moves: number
  bytes: number
  /** Milliseconds from sending to the last seat that knows. */
  readonly delays: number[]
}

export function newTally(): Tally {
  return { moves: 0, bytes: 0, delays: [] }
}

interface AskShown {
  readonly question: number
  readonly answers: readonly [string, readonly string[], readonly (readonly unknown[])[]][]
}

/** A table where moves are made one after the other. */
export interface BenchTable {
  /** Makes one move; fulfilled once all seats know of it. `false`: the game is over. */
  move(tally: Tally): Promise<boolean>
  close(): void
}

/** What a message takes on the wire, with the header of its frame (RFC 6455, 5.2). */
function bytesOf({ length }: Buffer): number {
  if (length < 126) return length + 2
  return length < 65_536 ? length + 4 : length + 10
}

abstract class Sockets implements BenchTable {
  protected readonly sockets: WebSocket[]
  protected tally: Tally | null = null
  readonly #known: number[]
  #waited = 0
  #resolve: () => void = () => undefined

  constructor(sockets: WebSocket[]) {
    this.sockets = sockets
    this.#known = sockets.map(() => -1)
    sockets.forEach((socket, seat) => {
      socket.on('message', (data: Buffer) => this.#hear(seat, data))
    })
  }

  abstract move(tally: Tally): Promise<boolean>
  /** Takes a frame in; gives the number it stands for, or -1. */
  protected abstract take(seat: number, frame: string): number

  #hear(seat: number, data: Buffer): void {
    if (this.tally !== null) this.tally.bytes += bytesOf(data)
    const number = this.take(seat, String(data))
    if (number > (this.#known[seat] ?? -1)) this.#known[seat] = number
    if (this.isKnown(this.#waited)) this.#resolve()
  }

  protected isKnown(number: number): boolean {
    return this.#known.every((known) => known >= number)
  }

  protected get known(): number {
    return Math.min(...this.#known)
  }

  /** Fulfilled once all seats know of a number. */
  protected all(number: number): Promise<void> {
    this.#waited = number
    if (this.isKnown(number)) return Promise.resolve()
    return new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }
}

/** Four seats that hear what one of them said. */
export class EchoTable extends Sockets {
  #last = 0

  static async open(port: number, name: string, seats: number): Promise<EchoTable> {
    const urls = Array.from({ length: seats }, () => `ws://127.0.0.1:${port}/${name}`)
    return new EchoTable(await Promise.all(urls.map(opened)))
  }

  protected take(_seat: number, frame: string): number {
    return Number.parseInt(frame.slice(0, 8), 10)
  }

  async move(tally: Tally): Promise<boolean> {
    this.tally = tally
    this.#last += 1
    const sent = performance.now()
    // As long as an answer of ours.
    this.sockets[this.#last % this.sockets.length]?.send(String(this.#last).padEnd(45))
    await this.all(this.#last)
    tally.delays.push(performance.now() - sent)
    tally.moves += 1
    return true
  }
}

/** A real table: whoever is asked gives any legal answer. */
export class PlayedTable extends Sockets {
  readonly #asks: (AskShown | null)[]
  #marks = new Marks([])
  #isOver = false
  #calls = 0

  static async open(port: number, { id, tokens }: Laid): Promise<PlayedTable> {
    const url = `ws://127.0.0.1:${port}/api/v1/tables/${id}/live`
    const table = new PlayedTable(await Promise.all(tokens.map(() => opened(url))))
    table.sockets.forEach((socket, seat) => {
      const hello = { type: 'hello', protocol: PROTOCOL, token: tokens[seat], words: '' }
      socket.send(JSON.stringify(hello))
    })
    await table.all(0)
    return table
  }

  private constructor(sockets: WebSocket[]) {
    super(sockets)
    this.#asks = sockets.map(() => null)
  }

  protected take(seat: number, frame: string): number {
    if (frame.includes('"refused"')) throw new Error(frame)
    if (frame.startsWith(WELCOME)) this.#marks = marksIn(frame)
    const marks = this.#marks
    if (marks.hasAsk(frame)) {
      const { ask } = JSON.parse(marks.packing.unpack(frame)) as { ask: AskShown | null }
      this.#asks[seat] = ask
    }
    if (marks.isOver(frame)) this.#isOver = true
    return marks.revisionIn(frame)
  }

  async move(tally: Tally): Promise<boolean> {
    this.tally = tally
    const seat = this.#asks.findIndex((ask) => ask !== null)
    const ask = this.#asks[seat]
    if (ask == null || this.#isOver) return false
    const next = this.known + 1
    const frame = this.#answer(seat, ask)
    const sent = performance.now()
    this.sockets[seat]?.send(frame)
    await this.all(next)
    tally.delays.push(performance.now() - sent)
    tally.moves += 1
    return !this.#isOver
  }

  #answer(seat: number, { question, answers }: AskShown): string {
    const all = answers.flatMap(([type, fields, rows]) =>
      rows.map((row) => ({
        type,
        by: seat,
        ...Object.fromEntries(fields.map((f, i) => [f, row[i]])),
      })),
    )
    const action = all[Math.floor(Math.random() * all.length)]
    this.#calls += 1
    const id = this.#calls
    return JSON.stringify({ type: 'answer', id, question, key: `${seat}-${id}`, action })
  }
}

function opened(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}
