import { type Line, type Said, type Seen, TableClient } from '@meadhall/client'
import type { Seat } from '@meadhall/kernel'
import type { FromServer, RefusalCode, Reply, TableShown } from '@meadhall/protocol'
import { createStore, type StoreApi, useStore } from 'zustand'
import { tableSocket, untilConnectable } from './socket.ts'
import { beginVisit, type Visit } from './visit.ts'

type Told<T extends FromServer['type']> = Extract<FromServer, { type: T }>

export type ChatLine = Omit<Told<'chat'>, 'type'>
export type Orders = Omit<Told<'orders'>, 'type'>
export type GoodbyeReason = Told<'goodbye'>['reason']

/** A live table as this page knows it. */
export interface LiveState {
  /** How the connection stands. */
  readonly line: Line
  /** The seat this page speaks for; `null` for one who only watches. */
  readonly seat: Seat | null
  /** What everybody knows of the table besides its game; `null` before it was told. */
  readonly table: TableShown | null
  /** Whether there is a game to be shown. */
  readonly hasGame: boolean
  /** What was said at the table, oldest first. */
  readonly chat: readonly ChatLine[]
  /** Whom this page does not hear. */
  readonly muted: readonly string[]
  /** What this seat left word of. */
  readonly orders: Orders
  /** The kind of question that is being answered before it is asked. */
  readonly answering: string | null
  /** By how much the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number
  /** Why the server sent this page away last. */
  readonly goodbye: GoodbyeReason | null
  /** Why the server let nobody in. */
  readonly problem: RefusalCode | null
}

const NOTHING_KNOWN: LiveState = {
  line: 'connecting',
  seat: null,
  table: null,
  hasGame: false,
  chat: [],
  muted: [],
  orders: { orders: [], offered: [] },
  answering: null,
  ahead: 0,
  goodbye: null,
  problem: null,
}

/** How long a reply may take before the line is taken for dead. */
const SILENT_MS = 8000

type Turn = Pick<LiveState, 'line' | 'table' | 'goodbye' | 'problem'>

/**
 * Whether the server lets nobody in, or no more: one whose link was ended, or who only watched a game
 * that is not to be watched.
 */
export function isTurnedAway({ line, table, goodbye, problem }: Turn): boolean {
  const isOut = goodbye === 'not-watched' || problem === 'unauthenticated'
  return line === 'ended' && (table === null || isOut)
}

/** What a table's link brought along. */
export interface TableSecrets {
  /** Opens the seat that it is the link of, whoever one is. */
  readonly seat: string | null
  /** Lets one sit down at the seat that it is the invitation to. */
  readonly invitation: string | null
}

/** One table at the server, for as long as its page is open. */
export class LiveTable {
  readonly id: string
  readonly invitation: string | null
  readonly store: StoreApi<LiveState>
  readonly #client: TableClient
  #visit: Visit | null = null
  readonly #listeners = new Set<(message: FromServer) => void>()

  /** `isScreen`: before everybody's eyes, so that it only watches, whoever opened it. */
  constructor(id: string, { seat, invitation }: TableSecrets, isScreen = false) {
    this.id = id
    this.invitation = invitation
    this.store = createStore<LiveState>(() => NOTHING_KNOWN)
    this.#client = new TableClient({
      connect: () => tableSocket(id),
      hello: isScreen ? { watch: true } : { ...(seat !== null && { seat }) },
      wait: untilConnectable,
      chance: Math.random,
      heard: (message) => this.#hear(message),
      turned: (line) => this.store.setState({ line }),
    })
  }

  /** Where this browser left the game, and where it found it. */
  get visit(): Visit {
    this.#visit ??= beginVisit(this.id, this.seen?.step ?? 0)
    return this.#visit
  }

  /** The game as it is seen now; `null` before it has begun. */
  get seen(): Seen | null {
    return this.#client.seen
  }

  /** Says something and waits for the reply, through cut connections; rejects once all has ended. */
  call(said: Said): Promise<Reply> {
    const reply = this.#client.call(said)
    this.#expect(reply)
    return reply
  }

  /** A line may be dead without anybody having said so: where no reply comes, another is laid. */
  #expect(reply: Promise<Reply>): void {
    const timer = setTimeout(() => {
      if (this.store.getState().line === 'connected') this.renew()
    }, SILENT_MS)
    const stop = () => clearTimeout(timer)
    reply.then(stop, stop)
  }

  /** Tells all that the server says, after it was taken in. Returns how to stop. */
  listen(listener: (message: FromServer) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Connects anew, as whoever the visitor is by now. */
  renew(): void {
    this.#client.renew()
  }

  close(): void {
    this.#client.close()
    this.#listeners.clear()
  }

  #hear(message: FromServer): void {
    this.store.setState((state) => taken(state, message))
    for (const listener of [...this.#listeners]) listener(message)
  }
}

/** What is known after a message. What it says of the game, the client keeps. */
function taken(state: LiveState, message: FromServer): Partial<LiveState> {
  switch (message.type) {
    case 'welcome':
      return welcomed(state, message)
    case 'table':
      return { table: message.table }
    case 'clocks':
      return state.table === null ? {} : { table: { ...state.table, clocks: message.clocks } }
    case 'reset':
      return { hasGame: true }
    case 'chat':
      return { chat: withLine(state.chat, message) }
    case 'orders':
      return { orders: { orders: message.orders, offered: message.offered } }
    case 'error':
      return { problem: message.code }
    case 'goodbye':
      return { goodbye: message.reason }
    case 'step':
    case 'reply':
      return {}
  }
}

function welcomed(before: LiveState, message: Told<'welcome'>): Partial<LiveState> {
  const { seat, now, muted } = message
  // Who was signed out elsewhere comes back as one who only watches, and should know why.
  const isOut = before.goodbye === 'signed-out' && seat === null
  const goodbye = isOut ? before.goodbye : null
  return { seat, muted, ahead: now - Date.now(), goodbye, problem: null }
}

/** One who comes back is told the last lines once more. */
function withLine(chat: readonly ChatLine[], { type: _, ...line }: Told<'chat'>): ChatLine[] {
  const before = chat.filter(({ n }) => n < line.n)
  const after = chat.filter(({ n }) => n > line.n)
  return [...before, line, ...after]
}

/** A part of what is known of a live table. */
export function useLive<T>(live: LiveTable, select: (state: LiveState) => T): T {
  return useStore(live.store, select)
}
