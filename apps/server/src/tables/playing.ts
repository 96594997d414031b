import { type Bots, type Level, usualBudget } from '@meadhall/bots'
import type { AnyRules } from '@meadhall/kernel'
import { choiceForAll, Match, type Question, type Store } from '@meadhall/match'
import type { Patron } from '../bot-workers/index.ts'
import type { MatchStore } from '../storage/match-store.ts'
import { StoreUnavailable } from '../storage/unavailable.ts'
import { mustAsk } from '../table-doc/asking.ts'
import { isReadyToBegin } from '../table-doc/beginning.ts'
import { recordOf } from '../table-doc/dealing.ts'
import { begunIfReady } from '../table-doc/readiness.ts'
import { dealt, finished, isDealable } from '../table-doc/seating.ts'
import type { LiveTable } from './live-table.ts'

/** What playing needs from outside. */
export interface PlayingNeeds {
  readonly matches: MatchStore
  readonly now: () => number
  /** The rules of a game by its id; `null` where there is no such game. */
  rulesOf(game: string): Promise<AnyRules | null>
  /** A game's bots, and for whom they think. */
  botsOf(game: string, patron: () => Patron): Bots
  /** When bots answer: so that people can follow, and nothing is told by it. */
  readonly beat: (bot: Level | null) => () => Promise<void>
  /** Waits before an answer that nobody types: the table's, or an order's. */
  readonly pause: () => Promise<void>
  /** Told of what went wrong where nobody waits for a reply. */
  readonly fail: (error: unknown, table: Pick<LiveTable, 'id' | 'match'>) => void
}

/** How long one waits before the store is asked again. */
const RETRY_MS = 1_000

/** A bot's moment, once the table is not paused. */
function resumed(inBeat: () => Promise<void>, table: LiveTable): () => Promise<void> {
  return async () => {
    await inBeat()
    await table.untilResumed()
  }
}

/** Leads a table from the start of its game to its end. */
export class Playing {
  readonly #needs: PlayingNeeds
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #retries = new Map<string, NodeJS.Timeout>()
  readonly #takenUp = new Map<LiveTable, Promise<void>>()
  readonly #tried = new Set<Promise<void>>()

  constructor(needs: PlayingNeeds) {
    this.#needs = needs
  }

  /** Something has changed at a table: the game may have to begin, or to be closed. */
  settled(table: LiveTable): void {
    const { doc, match } = table
    if (isReadyToBegin(doc, table.beginning.isHere))
      this.#try(table, async () => {
        await table.change((waiting) => begunIfReady(waiting, table.beginning))
      })
    if (doc.phase === 'revealing') this.#dealWhenDue(table)
    if (doc.phase === 'playing' && match === null) this.#try(table, () => this.takeUp(table))
    if (doc.phase === 'playing' && match !== null && match.position.outcome !== null)
      this.#try(table, () => this.#finish(table))
  }

  /** Whether something is still to be done at a table though nobody is connected. */
  isBusy(table: LiveTable): boolean {
    return table.doc.phase === 'revealing' || this.#takenUp.has(table)
  }

  #dealWhenDue(table: LiveTable): void {
    const { now } = this.#needs
    if (isDealable(table.doc, now())) return this.#try(table, () => this.#deal(table))
    clearTimeout(this.#timers.get(table.id))
    const wait = Math.max(0, (table.doc.revealBy ?? 0) - now())
    this.#timers.set(
      table.id,
      setTimeout(() => this.settled(table), wait),
    )
  }

  async #deal(table: LiveTable): Promise<void> {
    clearTimeout(this.#timers.get(table.id))
    this.#timers.delete(table.id)
    const { now } = this.#needs
    const rules = await this.#rules(table)
    await table.change((doc) => (isDealable(doc, now()) ? dealt(doc, rules.version, now()) : doc))
  }

  /** Begins the match of a table that was dealt, or opens it as it was left. */
  async takeUp(table: LiveTable): Promise<void> {
    if (table.match !== null) return
    const begun = this.#takenUp.get(table)
    // Whoever was first hears what goes wrong; all others only wait.
    if (begun !== undefined) return await begun.catch(() => undefined)
    const taken = this.#match(table).then((match) => table.play(match))
    this.#takenUp.set(table, taken)
    await taken.finally(() => this.#takenUp.delete(table))
  }

  async #match(table: LiveTable): Promise<Match> {
    const needs = await this.#matchNeeds(table)
    const stored = await this.#needs.matches.load(table.id)
    if (stored !== null) return await Match.open(needs, stored)
    try {
      return await Match.begin(needs, recordOf({ doc: table.doc, secret: table.secret }))
    } catch (error) {
      // Another process has begun it at the same moment: it is the same match.
      const begun = await this.#needs.matches.load(table.id)
      if (begun === null) throw error
      return await Match.open(needs, begun)
    }
  }

  async #matchNeeds(table: LiveTable) {
    const { botsOf, beat, pause } = this.#needs
    return {
      rules: await this.#rules(table),
      bots: botsOf(table.doc.game, () => table.patron),
      store: this.#store(table),
      fail: (error: unknown) => this.#failed(error, table),
      playing: (seat: number) => table.plays(seat),
      mustAsk: (question: Question) =>
        table.match === null || mustAsk(table.doc, table.match.position, question),
      budget: (level: Level) => usualBudget(level, () => performance.now()),
      pause,
      beat: { begin: (bot: Level | null) => resumed(beat(bot), table), choiceForAll },
    }
  }

  #store(table: LiveTable): Store {
    const { matches } = this.#needs
    return {
      create: (record, summary, entries) => matches.create(record, summary, entries),
      load: (id) => matches.load(id),
      since: (id, seq) => matches.since(id, seq),
      append: (id, entry, summary, after) =>
        after === undefined
          ? matches.append(id, entry, summary)
          : table.clocks.append(entry, summary, after),
      list: () => matches.list(),
      delete: (id) => matches.delete(id),
    }
  }

  async #rules(table: LiveTable): Promise<AnyRules> {
    const rules = await this.#needs.rulesOf(table.doc.game)
    if (rules === null)
      throw new Error(`table ${table.id} is of an unknown game "${table.doc.game}"`)
    return rules
  }

  async #finish(table: LiveTable): Promise<void> {
    const { now } = this.#needs
    await table.change((doc) => (doc.phase === 'playing' ? finished(doc, now()) : doc))
  }

  #try(table: LiveTable, work: () => Promise<void>): void {
    const tried = work()
      .catch((error: unknown) => this.#failed(error, table))
      .finally(() => this.#tried.delete(tried))
    this.#tried.add(tried)
  }

  /** Settled once nothing is on its way any more. */
  async done(): Promise<void> {
    await Promise.all(this.#tried)
  }

  /** What nobody will ask for again is tried again once the store may answer. */
  #failed(error: unknown, table: LiveTable): void {
    this.#needs.fail(error, table)
    if (!(error instanceof StoreUnavailable) || this.#retries.has(table.id)) return
    const retry = setTimeout(() => {
      this.#retries.delete(table.id)
      table.match?.changed()
      this.settled(table)
    }, RETRY_MS)
    this.#retries.set(table.id, retry)
  }

  /** The table is put away: nothing is due at it here any more. */
  forget(table: LiveTable): void {
    for (const timers of [this.#timers, this.#retries]) {
      clearTimeout(timers.get(table.id))
      timers.delete(table.id)
    }
  }
}
