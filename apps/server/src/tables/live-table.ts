import type { Seat } from '@meadhall/kernel'
import type { Match, SeatInfo } from '@meadhall/match'
import type { ClockShown, FromServer, TableShown } from '@meadhall/protocol'
import type { Patron, PoolCounsel } from '../bot-workers/index.ts'
import type { ChatStore } from '../chat/chat-store.ts'
import type { Spoken } from '../chat/spoken.ts'
import { isRunning, TableChat } from '../chat/table-chat.ts'
import { type ClockNeeds, TableClocks } from '../clocks/table-clocks.ts'
import type { Connection, GoodbyeReason } from '../connections/connection.ts'
import { type OrderNeeds, TableOrders } from '../orders/table-orders.ts'
import type { Connected } from '../sharing/presence.ts'
import type { SharedTable, Sharing } from '../sharing/sharing.ts'
import type { TableStore } from '../storage/table-store.ts'
import type { Beginning } from '../table-doc/beginning.ts'
import { shown } from '../table-doc/showing.ts'
import type { StoredTable, TableDoc } from '../table-doc/table-doc.ts'
import { isAtTable, mayStay, type Onlooker } from '../table-doc/watching.ts'
import { TableAdvice } from './advice.ts'
import { Company } from './company.ts'
import { type Command, KeptDocument } from './kept-document.ts'
import { placeAfter } from './seat-after.ts'
import type { Later } from './telling/late-telling.ts'
import { Recalls } from './telling/past.ts'
import type { StepFrame } from './telling/telling.ts'
import { Tellings } from './telling/tellings.ts'
import { type WireWords, wordsOf } from './telling/wire-words.ts'

/** What a live table needs from outside. */
export interface LiveNeeds {
  readonly tables: TableStore
  readonly clocks: ClockNeeds
  readonly orders: OrderNeeds
  readonly now: () => number
  /** Other processes that may have the table open. */
  readonly sharing: Sharing
  readonly chats: ChatStore
  /** Told after every change of the document, the match or who is here. */
  readonly settled: (table: LiveTable) => void
  /** How what strangers are told waits. */
  readonly later: Later
  /** Who gives advice in a game. */
  readonly counselOf: (game: string, patron: () => Patron) => PoolCounsel
}

/**
 * One table in this process: its document, its match once there is one, and whoever is connected
 * here. It tells; what may be done it leaves to the document's functions and to the match.
 */
export class LiveTable implements SharedTable {
  readonly id: string
  readonly secret: string
  /** By these what happens in its game is packed. */
  readonly words: WireWords
  readonly chat: TableChat
  readonly clocks: TableClocks
  readonly orders: TableOrders
  readonly recalls: Recalls
  readonly advice: TableAdvice
  readonly #needs: LiveNeeds
  readonly #company = new Company()
  readonly #kept: KeptDocument
  readonly #tellings: Tellings
  #match: Match | null = null
  #resume: () => void = () => undefined
  #clocksTold = '[]'
  /** The last entry that another process has told of. */
  #heard = 0
  #isRun = false
  #isClosed = false

  constructor(needs: LiveNeeds, { doc, secret }: StoredTable) {
    this.#needs = needs
    this.id = doc.id
    this.secret = secret
    this.words = wordsOf(doc.game)
    this.#kept = new KeptDocument(needs, doc, (before) => this.#taken(before))
    this.chat = new TableChat(needs.chats, this)
    this.clocks = new TableClocks(needs.clocks, doc.id, () => this.doc)
    this.orders = new TableOrders(needs.orders, this)
    this.recalls = new Recalls(needs.now)
    this.advice = new TableAdvice(
      needs.counselOf(doc.game, () => this.patron),
      needs.now,
    )
    this.#tellings = new Tellings({
      packing: this.words.packing,
      delay: () => this.doc.watchDelay,
      isAtTable: (connection) => isAtTable(this.doc, connection),
      later: needs.later,
      tell: (frame, isFor) => {
        for (const connection of this.connections)
          if (isFor(connection)) this.#tellStep(connection, frame)
      },
    })
  }

  get connections(): Set<Connection> {
    return this.#company.connections
  }

  get doc(): TableDoc {
    return this.#kept.doc
  }

  get match(): Match | null {
    return this.#match
  }

  get version(): number {
    return this.doc.version
  }

  /** Whether this process runs the table's bots, clocks and notices. */
  get isRun(): boolean {
    return this.#isRun
  }

  run(isOn: boolean): void {
    if (isOn === this.#isRun) return
    this.#isRun = isOn
    if (isOn) this.#match?.start()
    else this.#match?.stop()
    this.#settled()
  }

  now(): number {
    return this.#needs.now()
  }

  get revision(): number {
    return this.#tellings.revision
  }

  /** Who plays a seat now. */
  plays(seat: Seat): SeatInfo['plays'] {
    return this.clocks.plays(seat, this.#match?.position.question(seat))
  }

  /** The game begins, or is taken up again. */
  play(match: Match): void {
    this.#match = match
    this.#tellings.begin(match)
    match.follow((change) => {
      this.#tellings.follow(change)
      this.tellClocks()
      const { seq } = change.entry
      if (seq > this.#heard) this.#needs.sharing.announce(this.id, { kind: 'game', seq })
      this.#settled()
    })
    for (const connection of this.connections) {
      this.reset(connection)
      this.orders.greet(connection).catch(() => undefined)
    }
    if (this.#isRun) match.start()
    this.#settled()
  }

  #tellStep(connection: Connection, frame: StepFrame): void {
    if (frame !== null) this.#company.tellStep(connection, frame)
    else if (!this.#company.isBehind(connection)) this.reset(connection)
  }

  /** Takes in what other processes have stored; `heard` is the entry that they told of. */
  async catchUp(heard = 0): Promise<void> {
    this.#heard = Math.max(this.#heard, heard)
    await this.refresh()
    await this.#match?.catchUp()
  }

  catchUpChat(): Promise<void> {
    return this.chat.catchUp()
  }

  /** Says something to all who are at the table, here and elsewhere; the number of the line. */
  async say(connection: Connection, spoken: Spoken, key: string): Promise<number> {
    const n = await this.chat.say(connection, spoken, key, this.now())
    this.#needs.sharing.announce(this.id, { kind: 'chat', n })
    return n
  }

  /** Others who are connected to other processes came or left. */
  elsewhere(connected: Connected): void {
    this.#company.elsewhere(connected)
    this.tellTable()
  }

  /** Somebody is here: is told how things are, or what they missed since a revision. */
  join(connection: Connection, since: number | null): void {
    if (this.#isClosed) return void connection.goodbye('restart')
    this.connections.add(connection)
    this.#needs.sharing.peopled(this)
    this.tellTable()
    const missed =
      since === null ? null : (this.#tellings.of(connection)?.since(since, connection) ?? null)
    if (missed === null) this.reset(connection)
    else for (const frame of missed) connection.send(frame)
    this.#settled()
    this.chat.greet(connection).catch(() => undefined)
    this.orders.greet(connection).catch(() => undefined)
  }

  part(connection: Connection): void {
    if (!this.#company.part(connection)) return
    this.#needs.sharing.peopled(this)
    this.tellTable()
    this.#settled()
  }

  /** A slow reader has read everything. */
  caughtUp(connection: Connection): void {
    if (this.#company.caughtUp(connection)) this.reset(connection)
  }

  reset(connection: Connection): void {
    const telling = this.#tellings.of(connection)
    if (telling !== null) connection.send(telling.resetFor(connection))
  }

  /** Changes the document, in turn; where another process was first, once more on theirs. */
  change(command: Command): Promise<TableDoc> {
    return this.#kept.change(command)
  }

  /** Reads the document anew: another process may have changed it. */
  refresh(): Promise<void> {
    return this.#kept.refresh()
  }

  /** The document is another one than before. */
  #taken(before: TableDoc): void {
    for (const connection of [...this.connections]) this.#reseat(connection, before)
    if (isRunning(before.phase) && !isRunning(this.doc.phase)) this.#tellAllThatWasSaid()
    if (this.doc.phase !== 'paused') this.#resume()
    this.#match?.changed()
    this.tellTable()
    this.#settled()
  }

  /** The game is over: players may hear those who watched it. */
  #tellAllThatWasSaid(): void {
    for (const connection of this.connections)
      if (connection.seat !== null) this.chat.greet(connection).catch(() => undefined)
  }

  #reseat(connection: Connection, before: TableDoc): void {
    const place = placeAfter(connection, before, this.doc)
    if (place === 'away') this.#sendAway(connection)
    if (place === 'anew') this.reset(connection)
  }

  /** One who only watches may not do so any more: nothing is told to them from this moment on. */
  #sendAway(connection: Connection): void {
    this.#company.part(connection)
    this.#needs.sharing.peopled(this)
    void connection.goodbye('not-watched')
  }

  /** Fulfilled when the game is not paused, at once or later; never once it was ended. */
  async untilResumed(): Promise<void> {
    while (this.doc.phase !== 'playing') {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#resume = resolve
      await promise
    }
  }

  /** Tells everybody what may change about the table besides its game. */
  tellTable(): void {
    const isLate = (connection: Connection) => this.#tellings.isLate(connection)
    this.tell({ type: 'table', table: shown(this.doc, this.around) }, (one) => !isLate(one))
    this.tell({ type: 'table', table: shown(this.doc, this.#aroundForStrangers) }, isLate)
  }

  /** The table as somebody sees it who may or may not know now where its game stands. */
  shownTo(onlooker: Onlooker): TableShown {
    const isTold = mayStay(this.doc, onlooker) && !this.#tellings.isLate(onlooker)
    const isOver = this.doc.phase === 'over'
    return shown(this.doc, isTold || isOver ? this.around : this.#aroundForStrangers)
  }

  /** Where the game stands, and whom it waits for, strangers hear from the game alone. */
  get #aroundForStrangers() {
    return { ...this.around, clocks: [], summary: null }
  }

  /** Tells everybody how the clocks stand, where that has changed; whether it has. */
  tellClocks(): boolean {
    const clocks = this.clocksShown
    const told = JSON.stringify(clocks)
    if (told === this.#clocksTold) return false
    this.#clocksTold = told
    this.tell({ type: 'clocks', clocks }, (connection) => !this.#tellings.isLate(connection))
    return true
  }

  /** For whom its bots think. */
  get patron(): Patron {
    return this.#company.patron(this.doc.host ?? this.id)
  }

  get here(): Connected {
    return this.#company.here
  }

  /** Whether somebody speaks for a seat, here or at another process. */
  isHere(seat: Seat): boolean {
    return this.#company.has(seat)
  }

  /** What the beginning of its game depends on besides its document. */
  get beginning(): Beginning {
    return { now: this.now(), isHere: (seat) => this.isHere(seat) }
  }

  /** The clocks, as far as the game was told. */
  get clocksShown(): ClockShown[] {
    return this.clocks.shownAt(this.#match?.position.seq ?? 0)
  }

  get around() {
    return {
      ...this.#company.everywhere,
      clocks: this.clocksShown,
      summary: this.#match?.position.summary ?? null,
    }
  }

  tell(message: FromServer, whom?: (connection: Connection) => boolean): void {
    this.#company.tell(message, whom)
  }

  /** The table is put away: nothing is told any more, and nothing comes of what is still on its way. */
  close(): void {
    this.#isClosed = true
    this.connections.clear()
    this.#tellings.close()
    this.#match?.close()
  }

  #settled(): void {
    if (!this.#isClosed) this.#needs.settled(this)
  }

  /** Ends all connections, each with the reason, once what they asked for is done. */
  async goodbye(reason: GoodbyeReason): Promise<void> {
    await Promise.all([...this.connections].map((connection) => connection.goodbye(reason)))
    await this.#kept.done()
    await this.#match?.done()
  }
}
