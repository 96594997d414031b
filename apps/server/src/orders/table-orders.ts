import { randomUUID } from 'node:crypto'
import type { Seat } from '@meadhall/kernel'
import type { Match, Question } from '@meadhall/match'
import type { OrdersTold, OrderWish } from '@meadhall/protocol'
import { refuse } from '../refusing/refused.ts'
import type { Connection } from '../tables/connection.ts'
import type { TableDoc } from '../tables/document/table-doc.ts'
import type { OrderStore } from './order-store.ts'
import {
  aboutOf,
  answerOf,
  holds,
  isKnown,
  ORDER_VERSION,
  type StandingOrder,
} from './standing-order.ts'

/** What orders need of their table. */
export interface OrderedTable {
  readonly id: string
  readonly doc: TableDoc
  readonly match: Match | null
  readonly connections: ReadonlySet<Connection>
  now(): number
}

export interface OrderNeeds {
  readonly store: OrderStore
  /** Waits as long as any answer that nobody types. */
  readonly pause: () => Promise<void>
  readonly fail: (error: unknown, table: OrderedTable) => void
}

/** How many a seat may have at once. */
const MOST_ORDERS = 20

/** What the people of one table left word of, and the answers that come of it. */
export class TableOrders {
  readonly #needs: OrderNeeds
  readonly #table: OrderedTable
  #known: StandingOrder[] | null = null
  /** Questions that an order answers after its pause, by seat and number. */
  readonly #answering = new Set<string>()

  constructor(needs: OrderNeeds, table: OrderedTable) {
    this.#needs = needs
    this.#table = table
  }

  /** Leaves word of something. It counts from now on, and for nothing that was asked before it. */
  async give(seat: Seat, wish: OrderWish): Promise<void> {
    const { match, doc, id } = this.#table
    const person = doc.seats[seat]?.person?.id
    if (match === null || match.position.outcome !== null) throw refuse('not-now', 'not-playing')
    if (person === undefined) throw refuse('not-yours', 'not-seated')
    const { rules } = match.position
    if (!isKnown(rules, wish)) throw refuse('malformed', 'unknown-order')
    const mine = (await this.#load()).filter((order) => order.seat === seat)
    if (mine.length >= MOST_ORDERS) throw refuse('too-many', 'too-many-orders')
    const assumes = rules.assumes(match.position.view(seat), aboutOf(wish))
    const order = { version: ORDER_VERSION, id: randomUUID(), seat, person, wish, assumes } as const
    await this.#needs.store.add(id, order, this.#table.now())
    this.#known = [...(this.#known ?? []), order]
    this.#tell(seat)
    this.settled()
  }

  async cancel(seat: Seat, id: string): Promise<void> {
    const found = (await this.#load()).find((order) => order.id === id && order.seat === seat)
    if (found === undefined) throw refuse('not-found', 'no-order')
    await this.#drop(found)
  }

  /** Tells somebody who has come what they left word of, and what they may. */
  async greet(connection: Connection): Promise<void> {
    const { seat } = connection
    if (seat === null || this.#table.match === null) return
    await this.#load()
    connection.send(JSON.stringify(this.#told(seat)))
  }

  /** Something has changed: orders may have to be dropped, or to answer. */
  settled(): void {
    if (this.#table.match === null || this.#known?.length === 0) return
    this.#look().catch((error: unknown) => this.#needs.fail(error, this.#table))
  }

  async #look(): Promise<void> {
    for (const order of await this.#load()) {
      const { match } = this.#table
      if (match === null) return
      if (!this.#isStanding(match, order)) await this.#drop(order)
      else this.#answer(match, order)
    }
  }

  /** Whether an order still counts: its person sits there, and what it took for granted is so. */
  #isStanding({ position }: Match, order: StandingOrder): boolean {
    const sitter = this.#table.doc.seats[order.seat]?.person?.id
    if (sitter !== order.person || position.outcome !== null) return false
    return holds(position.rules, position.view(order.seat), order)
  }

  #answer(match: Match, order: StandingOrder): void {
    const question = this.#askedOf(match, order)
    if (question === null) return
    const name = `${order.seat}/${question.number}`
    if (this.#answering.has(name)) return
    this.#answering.add(name)
    this.#needs
      .pause()
      .then(() => this.#giveAnswer(match, order, question.number))
      .catch((error: unknown) => this.#needs.fail(error, this.#table))
      .finally(() => this.#answering.delete(name))
  }

  /** The question of its person that an order speaks of. */
  #askedOf(match: Match, order: StandingOrder): Question | null {
    const { position } = match
    const question = position.question(order.seat)
    if (this.#table.doc.phase !== 'playing' || question === undefined) return null
    if (!match.isPerson(order.seat) || match.isGivenByTable(question)) return null
    const answer = answerOf(position.rules, position.view(order.seat), question, order)
    return answer === null ? null : question
  }

  /** After the pause all is looked at again: the person may have answered, or thought better of it. */
  async #giveAnswer(match: Match, order: StandingOrder, number: number): Promise<void> {
    const { position } = match
    const question = this.#askedOf(match, order)
    const isGiven = this.#known?.some(({ id }) => id === order.id) ?? false
    if (!isGiven || question?.number !== number || !this.#isStanding(match, order)) return
    const action = answerOf(position.rules, position.view(order.seat), question, order)
    const reply = await match.answer(order.seat, { question: number, key: null, action }, 'order')
    if (reply.kind === 'taken' && order.wish.kind === 'ahead') await this.#drop(order)
  }

  /** At a slow table orders may have come to another process. */
  async #load(): Promise<StandingOrder[]> {
    if (this.#known === null || this.#table.doc.tempo.kind === 'slow')
      this.#known = await this.#needs.store.of(this.#table.id)
    return this.#known
  }

  async #drop(order: StandingOrder): Promise<void> {
    await this.#needs.store.remove(order.id)
    this.#known = this.#known?.filter(({ id }) => id !== order.id) ?? null
    this.#tell(order.seat)
  }

  /** Told to the seat's own devices and to nobody else. */
  #tell(seat: Seat): void {
    const frame = JSON.stringify(this.#told(seat))
    for (const connection of this.#table.connections)
      if (connection.seat === seat) connection.send(frame)
  }

  #told(seat: Seat): OrdersTold {
    const mine = (this.#known ?? []).filter((order) => order.seat === seat)
    const offered = this.#table.match?.position.rules.orders ?? []
    return {
      type: 'orders',
      orders: mine.map(({ id, wish }) => ({ id, wish })),
      offered: offered.map(({ id, answers }) => ({ id, answers: [...answers] })),
    }
  }
}
