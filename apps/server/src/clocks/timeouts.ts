import { assertNever, InTurn } from '@meadhall/kernel'
import type { Match } from '@meadhall/match'
import type { MatchStore } from '../storage/match-store.ts'
import type { TableStore } from '../storage/table-store.ts'
import { STAND_IN, standIn } from '../table-doc/leaving-a-seat.ts'
import type { TableDoc } from '../table-doc/table-doc.ts'
import type { Missed } from './clock-state.ts'
import type { TableClocks } from './table-clocks.ts'

/** A table with clocks, as far as what runs out at it needs one. */
export interface TimedTable {
  readonly id: string
  readonly doc: TableDoc
  readonly match: Match | null
  readonly clocks: Pick<TableClocks, 'due' | 'settle' | 'runOut' | 'answerFor'>
  /** Reads the document anew: another process may have changed it. */
  refresh(): Promise<void>
  change(command: (doc: TableDoc) => TableDoc): Promise<TableDoc>
  /** Tells everybody how the clocks stand, where that has changed; whether it has. */
  tellClocks(): boolean
}

export interface TimeoutNeeds<Table extends TimedTable> {
  readonly matches: MatchStore
  readonly tables: TableStore
  readonly now: () => number
  /** Opens a table where it is not. */
  table(id: string): Promise<Table | null>
  /** Told when the clocks have changed without anything else. */
  readonly changed: (table: Table) => void
  readonly fail: (error: unknown, table: string) => void
}

/** A timer that is set for longer looks again in between. */
const LONGEST_TIMER_MS = 3_600_000
/** How many tables one sweep looks after. */
const MOST_SWEPT = 200
/** Contributions are waited for by whoever has the table open; after this by anybody. */
const REVEALED_BY_MS = 20_000

/**
 * Carries out what a table agreed on for a clock that has run out. Any process may do it: the
 * document's version and the journal's number let it happen once.
 */
export class Timeouts<Table extends TimedTable> {
  readonly #needs: TimeoutNeeds<Table>
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #settling = new Map<string, InTurn>()

  constructor(needs: TimeoutNeeds<Table>) {
    this.#needs = needs
  }

  /** Something has changed at a table that is open here. */
  settled(table: Table): void {
    if (table.match === null) return
    this.#try(table.id, async () => {
      await this.#settle(table)
    })
  }

  /** The table is put away. */
  forget(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }

  /** Looks after tables that nobody has open, and those whose process is gone. */
  async sweep(): Promise<void> {
    const { matches, tables, now } = this.#needs
    const due = await matches.due(now(), MOST_SWEPT)
    const stuck = await tables.untouched(['revealing'], now() - REVEALED_BY_MS, MOST_SWEPT)
    for (const id of [...due, ...stuck]) await this.#look(id)
  }

  async #look(id: string): Promise<void> {
    try {
      const table = await this.#needs.table(id)
      if (table !== null) await this.check(table)
    } catch (error) {
      this.#needs.fail(error, id)
    }
  }

  /** Carries out whatever is due at a table. */
  async check(table: Table): Promise<void> {
    const { match } = table
    if (match === null) return
    // Another process may have moved, or done it already.
    await match.catchUp()
    await table.refresh()
    await this.#settle(table)
    for (const missed of table.clocks.runOut()) await this.#carryOut(table, match, missed)
    match.changed()
  }

  async #carryOut(table: Table, match: Match, missed: Missed): Promise<void> {
    const { seat, question } = missed
    const isOpen = () => match.position.question(seat)?.number === question
    if (!isOpen()) return
    switch (table.doc.onTimeout) {
      case 'stand-in':
        await table.change((doc) =>
          doc.phase === 'playing' && isOpen() ? standIn(doc, seat, STAND_IN) : doc,
        )
        return
      case 'one-answer':
        table.clocks.answerFor(missed)
        await this.#settle(table)
        return
      default:
        assertNever(table.doc.onTimeout)
    }
  }

  /** One after another: whoever has waited for theirs knows that none before it is on its way. */
  async #settle(table: Table): Promise<void> {
    const turn = this.#settling.get(table.id) ?? new InTurn()
    this.#settling.set(table.id, turn)
    try {
      await turn.take(() => this.#settleNow(table))
    } finally {
      if (turn.isFree) this.#settling.delete(table.id)
    }
  }

  async #settleNow(table: Table): Promise<void> {
    const { match } = table
    if (match === null) return
    await table.clocks.settle(match.position)
    if (table.tellClocks()) this.#needs.changed(table)
    this.#setTimer(table)
  }

  #setTimer(table: Table): void {
    this.forget(table.id)
    const { due } = table.clocks
    if (due === null) return
    const wait = Math.min(LONGEST_TIMER_MS, Math.max(0, due - this.#needs.now()))
    const timer = setTimeout(() => this.#try(table.id, () => this.check(table)), wait)
    timer.unref()
    this.#timers.set(table.id, timer)
  }

  #try(id: string, work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#needs.fail(error, id))
  }
}
