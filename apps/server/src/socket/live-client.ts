import type { Duplex } from 'node:stream'
import {
  FromClient,
  type FromServer,
  Hello,
  PROTOCOL,
  type RefusalCode,
  type Reply,
  type Welcome,
} from '@meadhall/protocol'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { Refused, refuse } from '../refusing/refused.ts'
import { carryOut } from '../tables/answering.ts'
import type { Connection, GoodbyeReason, Moderated } from '../tables/connection.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { type Admitted, NO_PASS, type Pass } from './admitted.ts'
import type { Allowances } from './allowances.ts'
import { ControlFrames, isReading } from './control-frames.ts'
import type { Presence } from './crowd.ts'
import { frameOfText } from './frame.ts'
import { hold } from './gathering.ts'
import { Allowance, COSTS, type SocketLimits } from './limits.ts'
import { takePlace } from './places.ts'
import { readJson } from './read-json.ts'

export interface ClientNeeds {
  readonly limits: SocketLimits
  readonly now: () => number
  /** What people may do so often, whatever they are connected by. */
  readonly moderation: Readonly<Record<Moderated, Allowances>>
  /** Its place among all live sockets, left when it closes. */
  readonly presence: Presence
  /** Who speaks, and where they may sit; throws `Refused`. */
  admit(hello: Hello): Promise<Admitted>
  /** Says that something failed which is not the client's fault, and what to tell it. */
  failed(error: unknown, table: LiveTable | null): RefusalCode
  /** A message was carried out and replied to, or refused with a code; how long that took. */
  carried(type: FromClient['type'], milliseconds: number, refused: RefusalCode | null): void
}

/** Codes with which a connection is closed (4000–4999 are ours to give). */
export const CLOSE = {
  protocol: 4400,
  unauthenticated: 4401,
  slow: 4408,
  flood: 4429,
  goodbye: 4000,
} as const

/** How long a client waits before it comes back, by the reason it was sent away for. */
const RETRY_MS: Readonly<Record<GoodbyeReason, number | null>> = {
  restart: 500,
  replaced: null,
  gone: null,
  slow: 2000,
  idle: 0,
  'signed-out': 500,
  'not-watched': null,
}

/** One socket: says hello, then speaks for a seat until it ends. */
export class LiveClient implements Connection {
  seat: number | null = null
  isPacked = false
  person: string | null = null
  readonly address: string
  mutes = new Set<string>()
  isByLink = false
  screenOf: string | null = null
  way = 0
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #needs: ClientNeeds
  readonly #allowance: Allowance
  readonly #control: ControlFrames
  #table: LiveTable | null = null
  #pass: Pass = NO_PASS
  #unwatch: () => void = () => undefined
  #turn: Promise<void> = Promise.resolve()
  /** What was said and is not carried out yet, the one under way first; `null` is no text. */
  readonly #waiting: (string | null)[] = []
  #isGreeted = false
  #isSlow = false
  #isAlive = true
  #pinged = 0
  #isLeaving = false

  /** `stream` is what carries the socket's frames. */
  constructor(socket: WebSocket, stream: Duplex, needs: ClientNeeds) {
    const { limits, now } = needs
    this.#socket = socket
    this.#stream = stream
    this.#needs = needs
    this.address = needs.presence.address
    this.#allowance = new Allowance(limits.burst, limits.perSecond, now)
    const late = setTimeout(
      () => this.#refuseAll('unauthenticated', CLOSE.unauthenticated),
      limits.helloMs,
    )
    const heartbeat = setInterval(() => this.#beat(), limits.heartbeatMs)
    socket.on('message', (data, isBinary) => {
      clearTimeout(late)
      this.#hear(isBinary ? null : String(data))
    })
    this.#control = new ControlFrames(socket, {
      limits,
      maySpeak: () => this.#maySpeak(),
      flooded: () => this.#refuseAll('too-many', CLOSE.flood),
      ponged: () => this.#ponged(),
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(late)
      clearInterval(heartbeat)
      this.#unwatch()
      needs.presence.leave()
      this.#table?.part(this)
    })
  }

  reseat(seat: number | null): void {
    this.seat = seat
    if (seat === null && this.isByLink) this.#isNobody()
    this.#welcome()
  }

  /** The link leads nowhere any more: one is a stranger now, whose seat it ever was. */
  #isNobody(): void {
    this.#unwatch()
    Object.assign(this, { person: null, isByLink: false })
    this.#pass = NO_PASS
  }

  may(what: Moderated): boolean {
    return this.person !== null && this.#needs.moderation[what].take(this.person)
  }

  send(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > this.#needs.limits.slowest) {
      this.#socket.terminate()
      return
    }
    hold(this.#stream)
    // Past the socket's own encoding: what all are told alike is encoded once. Nothing is compressed,
    // so the order of frames is that of the stream.
    this.#stream.write(frameOfText(frame), this.#isSlow ? this.#drained : undefined)
  }

  sendStep(frame: string): boolean {
    const isBehind = this.#socket.bufferedAmount > this.#needs.limits.slow
    if (isBehind && !this.#isSlow) {
      this.#isSlow = true
      this.#control.ping(this.#drained)
    }
    if (!isBehind) this.send(frame)
    return !isBehind
  }

  async goodbye(reason: GoodbyeReason): Promise<void> {
    this.#isLeaving = true
    await this.#turn
    this.#say({ type: 'goodbye', reason, retry: RETRY_MS[reason] })
    this.#socket.close(CLOSE.goodbye, reason)
  }

  /** Called when something was written out: once nothing waits any more, the client gets all anew. */
  readonly #drained = () => {
    if (!this.#isSlow || this.#socket.bufferedAmount > 0) return
    this.#isSlow = false
    this.#table?.caughtUp(this)
  }

  #beat(): void {
    if (!this.#isAlive) this.#socket.terminate()
    this.#isAlive = false
    this.#ping()
  }

  #ping(): void {
    this.#pinged = this.#needs.now()
    this.#control.ping()
  }

  #ponged(): void {
    this.#isAlive = true
    this.way = this.#needs.now() - this.#pinged
  }

  /** Messages are carried out one after the other, in the order they came. */
  #hear(text: string | null): void {
    if (this.#isLeaving || !isReading(this.#socket, this.#needs.limits)) return
    if (!this.#maySpeak() || this.#waiting.length >= this.#needs.limits.waiting)
      return this.#refuseAll('too-many', CLOSE.flood)
    this.#waiting.push(text)
    if (this.#waiting.length === 1) this.#turn = this.#takeAll()
  }

  async #takeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#take(this.#waiting[0] ?? null).finally(() => this.#waiting.shift())
    }
  }

  /** Its own allowance first: what one connection says too much costs the others nothing. */
  #maySpeak(): boolean {
    return this.#allowance.take() && this.#needs.presence.maySpeak()
  }

  #charge(cost: number): void {
    this.#allowance.charge(cost)
    this.#needs.presence.charge(cost)
  }

  async #take(text: string | null): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const message = text === null ? undefined : readJson(text)
    if (this.#isGreeted) await this.#takeMessage(message)
    else await this.#takeHello(message)
  }

  async #takeHello(message: unknown): Promise<void> {
    const hello = v.safeParse(Hello, message)
    if (!hello.success) return this.#refuseAll('malformed', CLOSE.protocol)
    if (hello.output.protocol !== PROTOCOL) return this.#refuseAll('version', CLOSE.protocol)
    try {
      this.#admit(await this.#needs.admit(hello.output), hello.output)
    } catch (error) {
      const code = this.#codeOf(error)
      this.#refuseAll(code, code === 'too-many' ? CLOSE.flood : CLOSE.unauthenticated)
    }
  }

  #admit({ table, pass, ...who }: Admitted, hello: Hello): void {
    const { since = null, words } = hello
    if (this.#socket.readyState !== this.#socket.OPEN) return
    takePlace(table, who, this.#needs)
    this.#pass = pass
    this.#unwatch = pass.watch(() => void this.goodbye('signed-out'))
    Object.assign(this, who)
    this.#isGreeted = true
    this.#table = table
    this.isPacked = words !== undefined
    this.#welcome(words === undefined ? {} : { words: table.words.for(words) })
    this.#ping()
    table.join(this, since)
  }

  #welcome(words: Pick<Welcome, 'words'> = {}): void {
    const muted = [...this.mutes]
    const now = this.#needs.now()
    this.#say({ type: 'welcome', protocol: PROTOCOL, seat: this.seat, now, muted, ...words })
  }

  async #takeMessage(message: unknown): Promise<void> {
    const parsed = v.safeParse(FromClient, message)
    if (!parsed.success) return this.#refuse(message, 'malformed')
    const { id, type } = parsed.output
    this.#charge(COSTS[type] ?? 0)
    const began = performance.now()
    const reply = await this.#carryOut(parsed.output)
    this.#say({ type: 'reply', id, ...reply })
    this.#needs.carried(type, performance.now() - began, reply.refused?.code ?? null)
  }

  async #carryOut(message: FromClient): Promise<Omit<Reply, 'type' | 'id'>> {
    if (this.#table === null) return { refused: { code: 'not-now', why: null } }
    try {
      await this.#checkRights(this.#table)
      return await carryOut(this.#table, this, message)
    } catch (error) {
      if (error instanceof Refused) return { refused: error.refusal }
      return { refused: { code: this.#needs.failed(error, this.#table), why: null } }
    }
  }

  /** Rights are looked at anew for every message: they may have ended since the last. */
  async #checkRights(table: LiveTable): Promise<void> {
    const isGood = await this.#pass.isGood()
    if (!isGood) void this.goodbye('signed-out')
    if (!isGood) throw refuse('unauthenticated', 'signed-out')
    if (!table.connections.has(this)) throw refuse('forbidden', 'no-spectators')
  }

  #codeOf(error: unknown): RefusalCode {
    return error instanceof Refused ? error.refusal.code : this.#needs.failed(error, this.#table)
  }

  /** Refuses a message that could not be read; with its id where it has one. */
  #refuse(message: unknown, code: RefusalCode): void {
    const id = v.safeParse(v.object({ id: v.pipe(v.number(), v.integer()) }), message)
    const refused = { code, why: null }
    if (id.success) this.#say({ type: 'reply', id: id.output.id, refused })
    else this.#say({ type: 'error', ...refused })
  }

  #refuseAll(code: RefusalCode, close: number): void {
    this.#say({ type: 'error', code, why: null })
    this.#socket.close(close, code)
  }

  #say(message: FromServer): void {
    this.send(JSON.stringify(message))
  }
}
