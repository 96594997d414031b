import { availableParallelism } from 'node:os'
import {
  type Asked,
  type Bot,
  type Bots,
  LEVELS,
  type Level,
  randomBot,
  Stopped,
  type Thinking,
} from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import { assertNever, at } from '@meadhall/kernel'
import type { Grounds, Hint } from '@meadhall/match'
import type { BotThread } from './bot-thread.ts'
import { Crew } from './crew.ts'
import { isGone, type Job, NOBODY, type Patron } from './job.ts'
import { JobLine } from './job-line.ts'
import type { Verdict, Wish } from './messages.ts'
import type { PoolCounsel, PoolOptions, PoolStats } from './pool-types.ts'
import { limitsOf } from './time-budget.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
const QUEUE = 1000
const HANGS_AFTER_MS = 60_000
const PATIENCE_MS = 60_000
/** How often the pool looks after signals and hanging threads while there is work. */
const LOOK_EVERY_MS = 20
const WARN_EVERY_MS = 60_000
/** Why a table was not waited for; the metrics count how often. */
const NO_THREAD = 'no thread was free in time'
/** A job is given to a thread so often. */
const TRIES = 2

/** Which bot asks, and for whom. */
interface Asker {
  readonly game: GameId
  readonly level: Level
  readonly patron: () => Patron
}

/**
 * Bots that think in threads of their own, for all tables of this process. A table is never stuck for
 * its bot: a thread that dies or hangs is replaced and its question asked once more, and what has no
 * answer then is answered by the game's random bot. Only `Stopped` comes back as an error.
 */
export class BotPool {
  readonly #options: PoolOptions
  readonly #line: JobLine
  readonly #crew: Crew
  readonly #counts = { answered: 0, stopped: 0, spared: 0 }
  #watch: NodeJS.Timeout | null = null
  #lastId = 0
  #isClosed = false
  #warnedAt = Number.NEGATIVE_INFINITY

  constructor(options: PoolOptions) {
    this.#options = options
    this.#line = new JobLine(options.queue ?? QUEUE)
    const size = options.threads ?? Math.max(1, availableParallelism() - 1)
    this.#crew = new Crew(options.worker ?? WORKER, size, {
      answered: (job, verdict, thought) => this.#answered(job, verdict, thought),
      lost: (job, reason) => this.#lost(job, reason),
      joined: () => this.#deal(),
    })
  }

  /** A game's bots, for `MatchNeeds.bots`: they choose what the same bots choose in this thread. */
  botsOf(game: GameId, patron: () => Patron = () => NOBODY): Bots {
    const bot = (level: Level): Bot<unknown, unknown> => ({
      name: level,
      choose: (asked, how) => this.#choose({ game, level, patron }, asked, how),
    })
    return Object.fromEntries(LEVELS.map((level) => [level, bot(level)])) as Bots
  }

  /** Advice by a game's strongest bot; `null` where it has none, and where it fails. */
  counselOf(game: GameId, patron: () => Patron = () => NOBODY): PoolCounsel {
    const wish = (kind: Wish, asked: Asked<unknown, unknown>, how: Thinking) =>
      this.#asked({ game, level: 'norn', patron }, kind, asked, how)
    return {
      hint: async (asked, how) => (await wish('hint', asked, how)) as Hint | null,
      why: async ({ view, decision, action }, how) =>
        (await wish('why', { view, decision, legal: [action] }, how)) as Grounds | null,
    }
  }

  stats(): PoolStats {
    return {
      threads: this.#crew.size,
      thinking: this.#crew.busy().length,
      waiting: this.#line.length,
      atDoor: this.#line.atDoor,
      replaced: this.#crew.replaced,
      ...this.#counts,
    }
  }

  /** Ends all threads; whoever waits is told that nobody thinks any more. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#rest()
    for (const job of this.#line.takeOut(() => true)) this.#drop(job)
    for (const { job } of this.#crew.busy()) if (job !== null) this.#drop(job)
    await this.#crew.end()
  }

  async #choose(who: Asker, asked: Asked<unknown, unknown>, how: Thinking): Promise<unknown> {
    if (this.#isClosed || how.signal?.aborted) throw new Stopped()
    // Whatever a bot thinks, it has no other answer.
    if (asked.legal.length === 1) return at(asked.legal, 0)
    return await this.#asked(who, 'choice', asked, how)
  }

  // biome-ignore lint/suspicious/useAwait: what is thrown here is a refusal, too
  async #asked(
    { game, level, patron }: Asker,
    wish: Wish,
    asked: Asked<unknown, unknown>,
    how: Thinking,
  ): Promise<unknown> {
    if (this.#isClosed || how.signal?.aborted) throw new Stopped()
    const limits = limitsOf(how.budget)
    return new Promise((settle, reject) => {
      this.#lastId += 1
      const since = performance.now()
      const job = {
        id: this.#lastId,
        game,
        level,
        wish,
        asked,
        patron: patron(),
        how,
        limits,
        since,
      }
      this.#queue({ ...job, failures: 0, isDropped: false, settle, reject })
    })
  }

  #queue(job: Job): void {
    if (!this.#line.enter(job)) this.#warn(job.since)
    this.#watch ??= setInterval(() => this.#look(), LOOK_EVERY_MS)
    this.#deal()
  }

  #warn(now: number): void {
    if (now - this.#warnedAt < WARN_EVERY_MS) return
    this.#warnedAt = now
    this.#options.log.warn(this.stats(), 'the queue of the bots is full: their tables wait')
  }

  /** Gives jobs to threads as long as there are both. */
  #deal(): void {
    while (this.#line.length > 0) {
      const thread = this.#crew.idle()
      const job = thread === undefined ? null : this.#line.next(performance.now())
      if (thread === undefined || job === null) return
      if (isGone(job)) {
        this.#drop(job)
        continue
      }
      try {
        thread.give(job, performance.now())
      } catch (error) {
        this.#spare(job, String(error))
      }
    }
  }

  #answered(job: Job, verdict: Verdict, thought: number): void {
    this.#line.took(job, thought)
    switch (verdict.kind) {
      case 'chosen':
        this.#settle(job, verdict.index, thought)
        break
      case 'said':
        if (!job.isDropped) job.settle(verdict.advice)
        break
      case 'stopped':
        this.#drop(job)
        break
      case 'failed':
        this.#failed(job, verdict.reason)
        break
      default:
        assertNever(verdict)
    }
    this.#deal()
  }

  #settle(job: Job, index: number, thought: number): void {
    if (job.isDropped) return
    const { game, level, since } = job
    this.#counts.answered += 1
    const waited = performance.now() - since - thought
    this.#options.onAnswer?.({ game, level, waited, thought })
    job.settle(at(job.asked.legal, index))
  }

  #lost(job: Job | null, reason: string): void {
    this.#options.log.error({ reason }, 'a thread of bots died and is replaced')
    if (job !== null) this.#failed(job, reason)
    this.#deal()
  }

  #failed(job: Job, reason: string): void {
    job.failures += 1
    if (isGone(job)) this.#drop(job)
    else if (job.failures < TRIES) this.#line.comeBack(job)
    else this.#spare(job, reason)
  }

  /** The game goes on, with any legal answer. */
  #spare(job: Job, reason: string): void {
    const { game, level, wish, asked, how } = job
    if (wish !== 'choice') return job.settle(null)
    this.#counts.spared += 1
    const { kind, seat } = asked.decision
    const details = { game, level, kind, seat, reason }
    if (reason === NO_THREAD) this.#warn(performance.now())
    else this.#options.log.error(details, 'a bot has no answer: another answers for it at random')
    randomBot().choose(asked, how).then(job.settle, job.reject)
  }

  #drop(job: Job): void {
    if (job.isDropped) return
    job.isDropped = true
    this.#counts.stopped += 1
    job.reject(new Stopped())
  }

  /** Looks whom nobody waits for any more, who waits for too long, and which thread hangs. */
  #look(): void {
    const now = performance.now()
    const { patience = PATIENCE_MS, hangsAfter = HANGS_AFTER_MS } = this.#options
    for (const job of this.#line.takeOut(isGone)) this.#drop(job)
    for (const job of this.#line.takeOut(({ since }) => now - since >= patience))
      this.#spare(job, NO_THREAD)
    for (const thread of this.#crew.busy()) {
      if (thread.job !== null && isGone(thread.job)) this.#stop(thread, thread.job)
      if (thread.isHanging(now, hangsAfter)) void thread.end('a bot thought for too long')
    }
    if (this.#line.length === 0 && this.#crew.busy().length === 0) this.#rest()
  }

  /** Nobody waits for what a thread thinks about: not even until the bot has heard it. */
  #stop(thread: BotThread, job: Job): void {
    thread.stopThinking()
    this.#drop(job)
  }

  #rest(): void {
    if (this.#watch !== null) clearInterval(this.#watch)
    this.#watch = null
  }
}

/** A pool of bots; its threads start with the first questions. */
export function botPool(options: PoolOptions): BotPool {
  return new BotPool(options)
}
