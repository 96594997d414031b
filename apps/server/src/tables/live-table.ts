import type { Seat, Viewer } from '@meadhall/kernel'
import type { Match, Position, SeatInfo } from '@meadhall/match'
import type { FromServer } from '@meadhall/protocol'
import type { ChatStore } from '../chat/chat-store.ts'
import { TableChat } from '../chat/table-chat.ts'
import { type ClockNeeds, TableClocks } from '../clocks/table-clocks.ts'
import type { StoredTable, TableStore } from '../storage/table-store.ts'
import type { Connection, GoodbyeReason } from './connection.ts'
import { shown } from './showing.ts'
import { seatOf, type TableDoc } from './table-doc.ts'
import { Telling } from './telling.ts'

/** What a live table needs from outside. */
export interface LiveNeeds {
  readonly tables: TableStore
  readonly clocks: ClockNeeds
  readonly now: () => number
  /** Says to other processes that the document has changed. */
  readonly announce: (doc: TableDoc) => void
  readonly chats: ChatStore
  /** Told after every change of the document, the match or who is here. */
  readonly settled: (table: LiveTable) => void
}

/**
 * One table in this process: its document, its match once there is one, and whoever is connected
 * here. It tells; what may be done it leaves to the document's functions and to the match.
 */
export class LiveTable {
  readonly id: string
  readonly secret: string
  readonly connections = new Set<Connection>()
  readonly chat: TableChat
  readonly clocks: TableClocks
  readonly #needs: LiveNeeds
  /** Those who read too slowly: they get everything anew once they have caught up. */
  readonly #behind = new Set<Connection>()
  #doc: TableDoc
  #match: Match | null = null
  #telling: Telling | null = null
  #changing: Promise<unknown> = Promise.resolve()
  #resume: () => void = () => undefined
  #clocksTold = ''

  constructor(needs: LiveNeeds, { doc, secret }: StoredTable) {
    this.#needs = needs
    this.id = doc.id
    this.secret = secret
    this.#doc = doc
    this.chat = new TableChat(needs.chats, this)
    this.clocks = new TableClocks(needs.clocks, doc.id, () => this.#doc)
  }

  get doc(): TableDoc {
    return this.#doc
  }

  get match(): Match | null {
    return this.#match
  }

  now(): number {
    return this.#needs.now()
  }

  get revision(): number {
    return this.#telling?.revision ?? 0
  }

  /** Who plays a seat now. */
  plays(seat: Seat): SeatInfo['plays'] {
    return this.clocks.plays(seat, this.#match?.position.question(seat))
  }

  /** The game begins, or is taken up again. */
  play(match: Match): void {
    this.#match = match
    const seats = match.record.seats.length
    this.#telling = new Telling(match.position, seats, (position, seat) =>
      isAsked(match, position, seat),
    )
    match.follow((change) => {
      const frame = this.#telling?.after(change) ?? null
      for (const connection of this.connections) this.#tellStep(connection, frame)
      this.tellClocks()
      this.#needs.settled(this)
    })
    for (const connection of this.connections) this.reset(connection)
    this.#needs.settled(this)
  }

  #tellStep(connection: Connection, frame: ((viewer: Viewer) => string) | null): void {
    if (this.#behind.has(connection)) return
    if (frame === null) return this.reset(connection)
    if (!connection.sendStep(frame(connection.seat))) this.#behind.add(connection)
  }

  /** Somebody is here: is told how things are, or what they missed since a revision. */
  join(connection: Connection, since: number | null): void {
    this.connections.add(connection)
    this.tellTable()
    const missed = since === null ? null : (this.#telling?.since(since, connection.seat) ?? null)
    if (missed === null) this.reset(connection)
    else for (const frame of missed) connection.send(frame)
    this.#needs.settled(this)
    this.chat.greet(connection).catch(() => undefined)
  }

  part(connection: Connection): void {
    this.#behind.delete(connection)
    if (!this.connections.delete(connection)) return
    this.tellTable()
    this.#needs.settled(this)
  }

  /** A slow reader has read everything. */
  caughtUp(connection: Connection): void {
    if (this.#behind.delete(connection)) this.reset(connection)
  }

  reset(connection: Connection): void {
    if (this.#telling !== null)
      connection.send(JSON.stringify(this.#telling.reset(connection.seat)))
  }

  /** Changes the document, in turn; where another process was first, once more on theirs. */
  change(command: (doc: TableDoc) => TableDoc): Promise<TableDoc> {
    const done = this.#changing.then(() => this.#change(command))
    this.#changing = done.catch(() => undefined)
    return done
  }

  async #change(command: (doc: TableDoc) => TableDoc): Promise<TableDoc> {
    for (;;) {
      const wanted = command(this.#doc)
      if (wanted === this.#doc) return wanted
      // However many changes it is made of, it is saved over the version it was made from.
      const next = { ...wanted, version: this.#doc.version + 1 }
      if (await this.#needs.tables.save(next)) {
        this.#take(next)
        this.#needs.announce(next)
        return next
      }
      await this.refresh()
    }
  }

  /** Reads the document anew: another process has changed it. */
  async refresh(): Promise<void> {
    const stored = await this.#needs.tables.load(this.id)
    if (stored !== null && stored.doc.version > this.#doc.version) this.#take(stored.doc)
  }

  #take(doc: TableDoc): void {
    const before = this.#doc
    this.#doc = doc
    for (const connection of this.connections) this.#reseat(connection, before)
    if (doc.phase !== 'paused') this.#resume()
    this.#match?.changed()
    this.tellTable()
    this.#needs.settled(this)
  }

  /** Who sat down speaks for the seat from now on; who gave it up, or whose link it was, no more. */
  #reseat(connection: Connection, before: TableDoc): void {
    const { seat, person, isByLink } = connection
    const isSame = seat !== null && sitterOf(before, seat) === sitterOf(this.#doc, seat)
    if (isSame) return
    const next = isByLink || person === null ? null : seatOf(this.#doc, person)
    if (next === seat) return
    connection.reseat(next)
    this.reset(connection)
  }

  /** Fulfilled when the game is not paused, at once or later. */
  async untilResumed(): Promise<void> {
    while (this.#doc.phase === 'paused') {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#resume = resolve
      await promise
    }
  }

  /** Tells everybody what may change about the table besides its game. */
  tellTable(): void {
    this.tell({ type: 'table', table: shown(this.#doc, this.around) })
  }

  /** Tells everybody how the clocks stand, where that has changed; whether it has. */
  tellClocks(): boolean {
    const clocks = this.clocks.shown
    const told = JSON.stringify(clocks)
    if (told === this.#clocksTold) return false
    this.#clocksTold = told
    this.tell({ type: 'clocks', clocks })
    return true
  }

  get around() {
    const seats = [...this.connections].map(({ seat }) => seat)
    return {
      here: new Set(seats.filter((seat) => seat !== null)),
      watching: seats.filter((seat) => seat === null).length,
      clocks: this.clocks.shown,
      summary: this.#match?.position.summary ?? null,
    }
  }

  tell(message: FromServer, whom: (connection: Connection) => boolean = () => true): void {
    const frame = JSON.stringify(message)
    for (const connection of this.connections) if (whom(connection)) connection.send(frame)
  }

  /** Ends all connections, each with the reason. */
  goodbye(reason: GoodbyeReason): void {
    for (const connection of [...this.connections]) connection.goodbye(reason)
  }
}

function sitterOf({ seats }: TableDoc, seat: Seat): string | undefined {
  return seats[seat]?.person?.id
}

/** Whether a seat is asked itself: not where a bot plays it, nor where the table answers for it. */
function isAsked(match: Match, position: Position, seat: Seat): boolean {
  const question = position.question(seat)
  return question !== undefined && match.isPerson(seat) && !match.isGivenByTable(question)
}
