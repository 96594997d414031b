import { once } from 'node:events'
import { below, type RngState } from '@meadhall/kernel'
import { type FromServer, Packing, unpackAnswers } from '@meadhall/protocol'
import { WebSocket } from 'ws'
import type { Canaries } from './canaries.ts'
import { type Heard, helloOf, nextFrame, nothingHeard, oversized } from './frames.ts'
import type { FuzzReport } from './report.ts'

/** As whom an attacker speaks. */
export interface Role {
  readonly url: string
  readonly token: string | undefined
  /** The seat it may speak for. */
  readonly seat: number | null
}

export interface AttackNeeds {
  readonly rng: RngState
  readonly canaries: Canaries
  readonly report: FuzzReport
  /** The longest message that is taken. */
  readonly largest: number
}

const BATCH = 40
const FLUSH = 2_000_000_000

/** One socket after the other that says whatever comes to mind. */
export class Attacker {
  readonly #role: Role
  readonly #needs: AttackNeeds
  #heard: Heard = nothingHeard()
  #socket: WebSocket | null = null
  #packing = new Packing([])
  #flushed: () => void = () => undefined

  constructor(role: Role, needs: AttackNeeds) {
    this.#role = role
    this.#needs = needs
  }

  /** Sends a batch of frames and waits until the server is through with them, or has closed. */
  async attack(): Promise<number> {
    const socket = await this.#connected()
    let sent = 0
    for (; sent < BATCH && socket.readyState === WebSocket.OPEN; sent++) this.#sendOne(socket)
    await this.#flush(socket)
    return sent
  }

  async close(): Promise<void> {
    const socket = this.#socket
    if (socket === null || socket.readyState === WebSocket.CLOSED) return
    const closed = once(socket, 'close')
    socket.terminate()
    await closed
  }

  async #connected(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket
    await this.close()
    const socket = new WebSocket(this.#role.url)
    this.#socket = socket
    this.#heard = nothingHeard()
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      this.#needs.report.closed[code] = (this.#needs.report.closed[code] ?? 0) + 1
      this.#flushed()
    })
    await Promise.race([once(socket, 'open'), once(socket, 'close')])
    const { rng } = this.#needs
    if (socket.readyState === WebSocket.OPEN)
      socket.send(helloOf(rng, this.#role.token, below(rng, 40)))
    return socket
  }

  #sendOne(socket: WebSocket): void {
    const { rng, report, largest } = this.#needs
    const isTooLarge = below(rng, 2000) === 0
    const { kind, data } = isTooLarge
      ? { kind: 'oversized' as const, data: oversized(rng, largest) }
      : nextFrame(rng, this.#heard)
    report.sent[kind] = (report.sent[kind] ?? 0) + 1
    socket.send(data)
  }

  async #flush(socket: WebSocket): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#flushed = resolve
    socket.send(JSON.stringify({ type: 'ping', id: FLUSH }))
    await promise
  }

  #hear(wire: string): void {
    const { canaries, report } = this.#needs
    const frame = this.#packing.unpack(wire)
    report.received += 1
    if (frame !== wire) report.packed += 1
    report.bytes += wire.length
    canaries.look(frame, this.#role.seat)
    const message = JSON.parse(frame) as FromServer
    if (message.type === 'reply' && message.id === FLUSH) this.#flushed()
    const code = codeIn(message)
    if (code !== null) report.refused[code] = (report.refused[code] ?? 0) + 1
    this.#learn(message)
  }

  /** Remembers what makes the next message a likely one. */
  #learn(message: FromServer): void {
    const heard = this.#heard
    if (message.type === 'welcome' && message.words?.list !== undefined)
      this.#packing = new Packing(message.words.list)
    if (message.type === 'table') heard.proposal = message.table.proposal?.id ?? heard.proposal
    if (message.type !== 'step' && message.type !== 'reset') return
    heard.revision = message.revision
    const { ask } = message
    if (ask == null) return
    heard.question = ask.question
    heard.actions.length = 0
    const legal = unpackAnswers(ask.answers, this.#role.seat ?? 0)
    for (const action of legal.slice(0, MOST_ACTIONS)) heard.actions.push({ ...action })
  }
}

/** How many of the answers to a question are remembered. */
const MOST_ACTIONS = 20

function codeIn(message: FromServer): string | null {
  if (message.type === 'error') return message.code
  return message.type === 'reply' ? (message.refused?.code ?? null) : null
}
