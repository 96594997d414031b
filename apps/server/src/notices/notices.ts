import { InTurn } from '@meadhall/kernel'
import { StoreUnavailable } from '../storage/unavailable.ts'
import type { Channels } from './channel.ts'
import { Delivery, type NoticeLog } from './delivery.ts'
import type { Notice, Target } from './notice.ts'
import type { Awaiting, NoticeStore } from './notice-store.ts'
import { GRACE_MS, planNotices } from './plan.ts'
import { voiceOf, worded } from './words.ts'

/** Whom a table waits for, as it stands now. */
export interface Turn {
  readonly table: string
  readonly game: string
  readonly waits: readonly {
    readonly person: string
    /** The number of the question that is asked (`Question.number`): by it a wait is known. */
    readonly question: number
    /** When they were asked. Who does not know takes the time it is: what was known before stays. */
    readonly since: number
    /** When their clock runs out; `null` where there is none or it stands still. */
    readonly due: number | null
    /** Whether one of their devices is connected to the table. */
    readonly isHere: boolean
  }[]
}

export interface NoticesNeeds {
  readonly store: NoticeStore
  readonly channels: Channels
  /** Where a table is opened; `null`: all one's tables. */
  readonly linkOf: (table: string | null) => string
  readonly log: NoticeLog
  readonly now: () => number
  readonly retries?: readonly number[]
}

const HOUR_MS = 3_600_000
const SWEEP_EVERY_MS = 5_000
/** People looked at in one sweep; the rest comes in the next. */
const SWEEP_LIMIT = 200
/** What was told of so many tables is remembered; it is only there to save writing it again. */
const REMEMBERED = 50_000

/**
 * Tells people who are away that a table waits for them. What is to be told is kept in the store, so
 * any process can tell it, and none tells it twice.
 */
export class Notices {
  readonly #needs: NoticesNeeds
  readonly #delivery: Delivery
  /** Who is away from each table, as it was stored last. */
  readonly #known = new Map<string, string>()
  readonly #writing = new InTurn()
  readonly #sweeping = new InTurn()
  #timer: NodeJS.Timeout | null = null

  constructor(needs: NoticesNeeds) {
    this.#needs = needs
    this.#delivery = new Delivery(needs)
  }

  /**
   * Whom a table waits for now; called after every change of it or of who is there, by whoever holds
   * its lease. It writes only when somebody who is away is waited for, or no longer is.
   */
  turnChanged({ table, game, waits }: Turn): void {
    const away = waits.filter(({ isHere }) => !isHere)
    const sign = away.map(({ person, question, due }) => `${person} ${question} ${due}`).join()
    if (this.#known.get(table) === sign) return
    if (this.#known.size >= REMEMBERED) this.#known.clear()
    this.#known.set(table, sign)
    const awaiting = away.map(({ isHere: _, ...wait }) => ({ table, game, ...wait }))
    // Also of an old question: whoever lost the connection may be back in a moment.
    const lookAt = this.#needs.now() + GRACE_MS
    void this.#writing.take(() => this.#write(table, awaiting, lookAt))
  }

  /** The table is no longer this process's: another one may write of it. */
  forget(table: string): void {
    this.#known.delete(table)
  }

  /** Looks now and then whether there is something to tell. */
  start(): void {
    this.#timer ??= setInterval(() => {
      void this.#sweeping.take(() => this.sweep().catch((error) => this.#fail(error)))
    }, SWEEP_EVERY_MS)
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer)
    await Promise.all([this.#writing.done(), this.#sweeping.done()])
    await this.#delivery.close()
  }

  /** Settled once all that was to be written and sent is. */
  async atRest(): Promise<void> {
    await this.#writing.done()
    await this.#delivery.atRest()
  }

  /** Tells what is to be told by now. */
  async sweep(): Promise<void> {
    const people = await this.#needs.store.due(this.#needs.now(), SWEEP_LIMIT)
    for (const person of people) await this.#look(person)
  }

  async #write(table: string, awaiting: readonly Awaiting[], lookAt: number): Promise<void> {
    try {
      await this.#needs.store.setWaits(table, awaiting, lookAt)
    } catch (error) {
      // The next change writes it again.
      this.#known.delete(table)
      this.#fail(error)
    }
  }

  async #look(person: string): Promise<void> {
    const { store, now } = this.#needs
    const at = now()
    const targets = (await store.targets(person)).filter(({ confirmed }) => confirmed)
    // Whoever adds a place is looked at again.
    if (targets.length === 0) return await store.setLook(person, null)
    const [waits, preferences, recent] = await Promise.all([
      store.waits(person),
      store.preferences(person),
      store.sentSince(person, 'notice', at - HOUR_MS),
    ])
    const { sends, lookAt } = planNotices({ waits, preferences, recent }, at)
    await store.setLook(person, lookAt)
    for (const notice of sends) await this.#send(person, notice, targets, at)
  }

  /** Once, and by one process: whoever marks it as told tells it. */
  async #send(
    person: string,
    notice: Notice,
    targets: readonly Target[],
    at: number,
  ): Promise<void> {
    const { store, linkOf } = this.#needs
    if (!(await store.claim(person, notice))) return
    await store.record(person, 'notice', at)
    const { language, zone } = await store.preferences(person)
    const message = worded(notice, await voiceOf(language), zone, linkOf)
    for (const target of targets) this.#delivery.begin(message, target)
  }

  #fail(error: unknown): void {
    const { log } = this.#needs
    const said = [{ err: error }, 'notices could not be looked after'] as const
    // The next sweep does it, once the store answers.
    if (error instanceof StoreUnavailable) log.warn(...said)
    else log.error(...said)
  }
}
