import { randomBytes } from 'node:crypto'
import { serverCommitment } from '@meadhall/fairness'
import type { TablePlan } from '@meadhall/protocol'
import type { Patron, PoolCounsel } from '../bot-workers/index.ts'
import type { ChatStore } from '../chat/chat-store.ts'
import type { ClockNeeds } from '../clocks/table-clocks.ts'
import { Timeouts } from '../clocks/timeouts.ts'
import { Vacating } from '../lobby/vacating.ts'
import type { OrderNeeds } from '../orders/table-orders.ts'
import { refuse } from '../refusing/refused.ts'
import type { Sharing } from '../sharing/sharing.ts'
import type { MatchStore } from '../storage/match-store.ts'
import type { TableStore } from '../storage/table-store.ts'
import { hasGame } from './document/dealing.ts'
import { playAgain } from './document/readiness.ts'
import { laidAgain, rematchId, withRematch } from './document/rematch.ts'
import { type Founding, newTable } from './document/seating.ts'
import type { TableDoc } from './document/table-doc.ts'
import { LiveTable } from './live-table.ts'
import { Playing, type PlayingNeeds } from './playing.ts'
import { freshSecret, hashOf } from './secrets.ts'
import { type Later, laterByTimer } from './telling/late-telling.ts'

/** What the hall needs from outside. */
export interface HallNeeds extends PlayingNeeds {
  readonly tables: TableStore
  readonly matches: MatchStore
  readonly chats: ChatStore
  /** Told after every change at a table that this process runs, and of who is there. */
  readonly changed: (table: LiveTable) => void
  /** The table is no longer open here, or run by another process. */
  readonly away: (table: string) => void
  readonly clocks: ClockNeeds
  readonly orders: OrderNeeds
  /** Who gives advice in a game. */
  readonly counselOf: (game: string, patron: () => Patron) => PoolCounsel
  /** Other processes that may have the same tables open. */
  readonly sharing: Sharing
  /** How what strangers are told waits, where the table wants it: by timers unless told. */
  readonly later?: Later
  /** How long somebody may be away from a public table that waits for its game. */
  readonly absentMs?: number
}

/** A new table, and the links of the seats that are by invitation. */
export interface Founded {
  readonly doc: TableDoc
  readonly invitations: readonly (string | null)[]
}

const TABLE_ID_BYTES = 9
/** A table nobody is connected to is put away after this. */
const IDLE_MS = 30_000
/** A shorter journal is played through as quickly as a snapshot is read. */
const WORTH_KEEPING = 40

/** The tables that are open in this process. Each can be put away at any time: the store has all of it. */
export class Hall {
  readonly #needs: HallNeeds
  readonly #playing: Playing
  readonly #vacating: Vacating
  readonly timeouts: Timeouts
  readonly #open = new Map<string, Promise<LiveTable | null>>()
  readonly #idle = new Map<string, NodeJS.Timeout>()
  #isClosed = false

  constructor(needs: HallNeeds) {
    this.#needs = needs
    this.#playing = new Playing(needs)
    this.#vacating = new Vacating(needs.fail, needs.absentMs)
    this.timeouts = new Timeouts({
      ...needs,
      table: (id) => this.table(id),
      fail: (error, id) => needs.fail(error, { id, match: null }),
    })
  }

  /** Lays a new table. */
  async found(plan: TablePlan, host: string | null): Promise<Founded> {
    const rules = await this.#needs.rulesOf(plan.game)
    if (rules === null) throw refuse('not-found', 'unknown-game')
    const { founding, secret } = this.#founding(
      randomBytes(TABLE_ID_BYTES).toString('base64url'),
      host,
    )
    const doc = newTable(rules, plan, founding)
    const invitations = doc.seats.map((seat) => (seat.for === 'invited' ? freshSecret() : null))
    const hashes = invitations.map((one) => (one === null ? null : hashOf(one)))
    await this.#needs.tables.create({ doc, secret }, hashes)
    return { doc, invitations }
  }

  /** The same people at the same table once more; whoever asks first lays it. */
  async foundAgain(table: LiveTable, person: string): Promise<string> {
    const id = rematchId(table.id)
    const { founding, secret } = this.#founding(id, person)
    const doc = laidAgain(table.doc, person, founding)
    // Of those who ask at once one lays it; the others find it there.
    const none = doc.seats.map(() => null)
    if (table.doc.rematch === null) await this.#needs.tables.create({ doc, secret }, none)
    await table.change((before) => withRematch(before, id))
    const next = await this.table(id)
    await next?.change((found) => playAgain(found, person))
    return id
  }

  /** The server is bound to its part of the seed before anybody sits down. */
  #founding(id: string, host: string | null): { founding: Founding; secret: string } {
    const secret = randomBytes(32).toString('hex')
    const commitment = serverCommitment(id, secret)
    return { founding: { id, host, commitment, now: this.#needs.now() }, secret }
  }

  /** A table, opened where it is not; `null` where there is none. */
  async table(id: string): Promise<LiveTable | null> {
    if (this.#isClosed) throw refuse('unavailable', 'stopping')
    const opened = this.#open.get(id) ?? this.#load(id)
    this.#open.set(id, opened)
    const table = await opened.catch((error: unknown) => {
      this.#open.delete(id)
      throw error
    })
    if (table === null) this.#open.delete(id)
    else this.#watchIdle(table)
    return table
  }

  /** The tables that are open here. */
  async opened(): Promise<LiveTable[]> {
    const tables = await Promise.allSettled(this.#open.values())
    return tables.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
  }

  get size(): number {
    return this.#open.size
  }

  /** Whether a table is open here, or about to be. */
  isOpen(id: string): boolean {
    return this.#open.has(id)
  }

  async #load(id: string): Promise<LiveTable | null> {
    const stored = await this.#needs.tables.load(id)
    if (stored === null) return null
    const table = new LiveTable(this.#liveNeeds, stored)
    this.#needs.sharing.attend(table)
    if (hasGame(stored.doc)) await this.#playing.takeUp(table)
    this.#settled(table)
    return table
  }

  get #liveNeeds() {
    const { tables, chats, clocks, orders, now, sharing, later = laterByTimer } = this.#needs
    const { counselOf } = this.#needs
    const settled = (table: LiveTable) => this.#settled(table)
    return { tables, chats, clocks, orders, now, sharing, settled, later, counselOf }
  }

  #settled(table: LiveTable): void {
    this.#playing.settled(table)
    this.timeouts.settled(table)
    this.#vacating.settled(table)
    table.orders.settled()
    if (table.isRun) this.#needs.changed(table)
    else this.#needs.away(table.id)
    this.#watchIdle(table)
  }

  /** Puts a table away once nobody has been connected for a while. */
  #watchIdle(table: LiveTable): void {
    const known = this.#idle.get(table.id)
    if (known !== undefined) return void known.refresh()
    const timer = setTimeout(() => this.#putAwayIfIdle(table), IDLE_MS)
    timer.unref()
    this.#idle.set(table.id, timer)
  }

  #putAwayIfIdle(table: LiveTable): void {
    const isBusy = this.#playing.isBusy(table) || this.#vacating.isBusy(table)
    if (table.connections.size > 0 || isBusy) return this.#watchIdle(table)
    this.#keep(table).catch((error: unknown) => this.#needs.fail(error, table))
    this.putAway(table)
  }

  /** Leaves a snapshot, so that the table is soon back; the journal alone would do as well. */
  async #keep({ id, match }: LiveTable): Promise<void> {
    if (match === null || match.position.seq < WORTH_KEEPING) return
    await this.#needs.matches.keep(id, match.position.seq, match.kept())
  }

  putAway(table: LiveTable): void {
    clearTimeout(this.#idle.get(table.id))
    this.#idle.delete(table.id)
    this.#open.delete(table.id)
    this.#needs.away(table.id)
    this.timeouts.forget(table.id)
    this.#needs.sharing.leave(table)
    this.#playing.forget(table)
    this.#vacating.forget(table.id)
    table.close()
  }

  /** Ends all connections so that clients come back to another process, or to this one started anew. */
  async close(): Promise<void> {
    this.#isClosed = true
    const tables = await this.opened()
    for (const { match } of tables) match?.stop()
    await Promise.all(tables.map((table) => table.goodbye('restart')))
    await Promise.allSettled(tables.map((table) => this.#keep(table)))
    for (const table of tables) this.putAway(table)
    await this.#playing.done()
  }
}
