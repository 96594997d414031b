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
  type Witnessed,
} from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import { type Action, assertNever, at } from '@meadhall/kernel'
import type { Grounds, Hint } from '@meadhall/match'
import type { BotThread } from './bot-thread.ts'
import { Crew } from './crew.ts'
import { isGone, type Job } from './job.ts'
import { JobLine } from './job-line.ts'
import type { Verdict, Wish } from './messages.ts'
import { limitsOf } from './time-budget.ts'

/** Where the pool says what an operator should know; a pino logger is one. */
export interface PoolLog {
  warn(details: object, text: string): void
  error(details: object, text: string): void
}

export interface PoolOptions {
  readonly log: PoolLog
  /** By default one for each core but the one that serves people. */
  readonly threads?: number
  /** How many questions may wait for a thread; more wait for room. */
  readonly queue?: number
  /** Milliseconds after which a bot that thinks is taken to hang. */
  readonly hangsAfter?: number
  /** Milliseconds that a table waits for a thread before its bot answers without much thought. */
  readonly patience?: number
  /** What runs in the threads. */
  readonly worker?: URL
  /** Told of each answer how long it took. */
  readonly onAnswer?: (times: AnswerTimes) => void
}

/** In milliseconds: for a thread, and of it. */
export interface AnswerTimes {
  readonly game: GameId
  readonly level: Level
  readonly waited: number
  readonly thought: number
}

/** Advice, thought out in a thread. */
export interface PoolCounsel {
  hint(asked: Asked<unknown, Action>, how: Thinking): Promise<Hint | null>
  why(witnessed: Witnessed<unknown, Action>, how: Thinking): Promise<Grounds | null>
}

/** How the pool stands, and what it has done since it began. */
export interface PoolStats {
  readonly threads: number
  readonly thinking: number
  /** For a thread, and for room in the queue. */
  readonly waiting: number
  readonly atDoor: number
  readonly answered: number
  readonly stopped: number
  /** Answered by the spare bot: the real one failed, or no thread was free for too long. */
  readonly spared: number
  /** Threads that died or hung. */
  readonly replaced: number
}

const WORKER = new URL('./worker.ts', import.meta.url)
const QUEUE = 1000
const HANGS_AFTER_MS = 60_000
const PATIENCE_MS = 60_000
/** How often the pool looks after signals and hanging threads while there is work. */
const LOOK_EVERY_MS = 20
const WARN_EVERY_MS = 60_000
/** A job is given to a thread so often. */
const TRIES = 2

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
  botsOf(game: GameId): Bots {
    const bot = (level: Level): Bot<unknown, unknown> => ({
      name: level,
      choose: (asked, how) => this.#choose(game, level, asked, how),
    })
    return Object.fromEntries(LEVELS.map((level) => [level, bot(level)])) as Bots
  }

  /** Advice by a game's strongest bot; `null` where it has none, and where it fails. */
  counselOf(game: GameId): PoolCounsel {
    const wish = (kind: Wish, asked: Asked<unknown, unknown>, how: Thinking) =>
      this.#asked(game, 'norn', kind, asked, how)
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

  async #choose(
    game: GameId,
    level: Level,
    asked: Asked<unknown, unknown>,
    how: Thinking,
  ): Promise<unknown> {
    if (this.#isClosed || how.signal?.aborted) throw new Stopped()
    // Whatever a bot thinks, it has no other answer.
    if (asked.legal.length === 1) return at(asked.legal, 0)
    return await this.#asked(game, level, 'choice', asked, how)
  }

  // biome-ignore lint/suspicious/useAwait: what is thrown here is a refusal, too
  async #asked(
    game: GameId,
    level: Level,
    wish: Wish,
    asked: Asked<unknown, unknown>,
    how: Thinking,
  ): Promise<unknown> {
    if (this.#isClosed || how.signal?.aborted) throw new Stopped()
    const limits = limitsOf(how.budget)
    return new Promise((settle, reject) => {
      this.#lastId += 1
      const since = performance.now()
      const job = { id: this.#lastId, game, level, wish, asked, how, limits, since }
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
      const job = thread === undefined ? null : this.#line.next()
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
    this.#options.log.error(details, 'a bot has no answer: another answers for it at random')
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
      this.#spare(job, 'no thread was free in time')
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
