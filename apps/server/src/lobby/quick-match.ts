import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { InTurn } from '@meadhall/kernel'
import type { QuickWish, TablePlan, Tempo } from '@meadhall/protocol'
import { Refused, refuse } from '../refusing/refused.ts'
import type { Leases } from '../storage/leases.ts'
import type { TableStore } from '../storage/table-store.ts'
import { sit } from '../table-doc/seating.ts'
import {
  isEmpty,
  type SeatDoc,
  type Sitter,
  seatOf,
  type TableDoc,
} from '../table-doc/table-doc.ts'
import type { Founders } from '../tables/founders.ts'
import { isWithout } from '../tables/games/listing.ts'
import type { Hall } from '../tables/hall.ts'
import type { LiveTable } from '../tables/live-table.ts'

export interface QuickMatchNeeds {
  readonly hall: Hall
  readonly tables: Pick<TableStore, 'lobby'>
  readonly leases: Pick<Leases, 'take' | 'release'>
  readonly founders: Founders
  /** Whom somebody does not want to meet, and who does not want to meet them. */
  shunned(person: string): Promise<ReadonlySet<string>>
  /** How many may play a game. */
  seatsOf(game: string): Promise<{ readonly min: number; readonly max: number } | null>
}

/** A table at which somebody was found a seat. */
export interface Found {
  readonly table: LiveTable
  readonly seat: number
}

/** Whoever holds it looks and lays alone, among all processes. */
const TURN = 'quick-match'
/** A process that dies keeps the others waiting for no longer than this. */
const TURN_MS = 5_000
const ASK_AGAIN_MS = 20
const MOST_LOOKED_AT = 100
const TEMPOS: Readonly<Record<QuickWish['tempo'], Tempo>> = {
  none: { kind: 'none' },
  live: { kind: 'live', move: 60, reserve: 900 },
  slow: { kind: 'slow', hours: 24 },
}

/**
 * Finds somebody a game: a seat at a public table that waits and fits, or at a new one. Those who ask
 * at once take turns, over all processes, so two who look for the same never lay a table each.
 */
export class QuickMatch {
  readonly #needs: QuickMatchNeeds
  readonly #owner = randomUUID()
  readonly #turn = new InTurn()

  constructor(needs: QuickMatchNeeds) {
    this.#needs = needs
  }

  /** From an address. */
  find(person: Sitter, wish: QuickWish, address: string): Promise<Found> {
    return this.#turn.take(() => this.#alone(() => this.#find(person, wish, address)))
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    const { leases } = this.#needs
    while (!(await leases.take(TURN, this.#owner, TURN_MS))) await wait(ASK_AGAIN_MS)
    try {
      return await work()
    } finally {
      await leases.release(TURN, this.#owner)
    }
  }

  async #find(person: Sitter, wish: QuickWish, address: string): Promise<Found> {
    for (const { id } of await this.#fitting(person, wish)) {
      const table = await this.#needs.hall.table(id)
      const seat = table === null ? null : await seated(table, person)
      if (table !== null && seat !== null) return { table, seat }
    }
    return await this.#lay(person, wish, address)
  }

  /** One's own first, then the fullest, then the one that has waited longest. */
  async #fitting(person: Sitter, wish: QuickWish): Promise<TableDoc[]> {
    const { game, players, tempo, rated } = wish
    const wanted = { game, players, tempo, rated, limit: MOST_LOOKED_AT }
    const { found: open } = await this.#needs.tables.lobby(wanted)
    const shunned = await this.#needs.shunned(person.id)
    const fits = (doc: TableDoc) => isWithout(doc, shunned) && hasRoom(doc, person.id)
    return open
      .filter(fits)
      .sort(
        (a, b) =>
          Number(sitsAt(b, person)) - Number(sitsAt(a, person)) ||
          freeIn(a) - freeIn(b) ||
          a.created - b.created,
      )
  }

  async #lay(person: Sitter, wish: QuickWish, address: string): Promise<Found> {
    const { founders, hall } = this.#needs
    const plan = await this.#plan(wish)
    const layer = { person: person.id, address }
    const { doc } = await founders.lay(layer, plan, () => hall.found(plan, person.id))
    const table = await hall.table(doc.id)
    const seat = table === null ? null : await seated(table, person)
    if (table === null || seat === null) throw refuse('not-found', 'no-table')
    return { table, seat }
  }

  /** For two, who meet soonest, unless another number is wished. */
  async #plan({ game, players, tempo, rated }: QuickWish): Promise<TablePlan> {
    const range = await this.#needs.seatsOf(game)
    if (range === null) throw refuse('not-found', 'unknown-game')
    const count = players ?? Math.max(2, range.min)
    return {
      game,
      options: {},
      seats: Array.from({ length: Math.max(1, count) }, () => ({ for: 'anyone' as const })),
      visibility: 'public',
      tempo: TEMPOS[tempo],
      onTimeout: 'stand-in',
      spectators: true,
      watchDelay: 0,
      undo: 'consent',
      rated,
    }
  }
}

function isOpen(seat: SeatDoc): boolean {
  return seat.for === 'anyone' && isEmpty(seat)
}

function freeIn({ seats }: TableDoc): number {
  return seats.filter(isOpen).length
}

function sitsAt(doc: TableDoc, { id }: Sitter): boolean {
  return seatOf(doc, id) !== null
}

function hasRoom(doc: TableDoc, person: string): boolean {
  return seatOf(doc, person) !== null || freeIn(doc) > 0
}

/** Sits down where there is still room; `null` where somebody was faster, or the table is gone. */
async function seated(table: LiveTable, person: Sitter): Promise<number | null> {
  const sitting = { person, seat: null, invited: null, commitment: null, contribution: null }
  try {
    const doc = await table.change((before) => sit(mustWait(before), sitting).doc)
    return seatOf(doc, person.id)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

function mustWait(doc: TableDoc): TableDoc {
  if (doc.phase !== 'waiting') throw refuse('not-now', 'begun')
  return doc
}
