import { BotThread } from './bot-thread.ts'
import type { Job } from './job.ts'
import type { Verdict } from './messages.ts'

/** What the crew tells the pool. */
export interface CrewEvents {
  /** A thread has something to say about its job, and is free again. */
  answered(job: Job, verdict: Verdict, thought: number): void
  /** A thread has died; with it, perhaps, a job. */
  lost(job: Job | null, reason: string): void
  /** There is a new thread. */
  joined(): void
}

/** The pause before a thread that could not even start is started again: doubled each time. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 30_000]

/** The threads of a pool: started when there is work, up to a number; those that die are replaced. */
export class Crew {
  replaced = 0
  readonly #file: URL
  readonly #most: number
  readonly #events: CrewEvents
  readonly #threads = new Set<BotThread>()
  readonly #starts = new Set<NodeJS.Timeout>()
  #falseStarts = 0
  #isOver = false

  constructor(file: URL, most: number, events: CrewEvents) {
    this.#file = file
    this.#most = most
    this.#events = events
  }

  get size(): number {
    return this.#threads.size
  }

  busy(): BotThread[] {
    return [...this.#threads].filter(({ job }) => job !== null)
  }

  /** One that has nothing to do; a new one, where there may be more. */
  idle(): BotThread | undefined {
    const found = [...this.#threads].find(({ job }) => job === null)
    const mayGrow = this.#threads.size + this.#starts.size < this.#most
    return found ?? (mayGrow ? this.#start() : undefined)
  }

  async end(): Promise<void> {
    this.#isOver = true
    for (const start of this.#starts) clearTimeout(start)
    await Promise.all([...this.#threads].map((thread) => thread.end('the crew is dismissed')))
  }

  #start(): BotThread {
    const thread = new BotThread(this.#file, {
      answered: (from, verdict) => this.#answered(from, verdict),
      died: (from, reason) => this.#died(from, reason),
    })
    this.#threads.add(thread)
    return thread
  }

  #answered(thread: BotThread, verdict: Verdict): void {
    const { job } = thread
    if (job?.id !== verdict.id) return
    this.#falseStarts = 0
    thread.job = null
    this.#events.answered(job, verdict, performance.now() - thread.busySince)
  }

  #died(thread: BotThread, reason: string): void {
    this.#threads.delete(thread)
    if (this.#isOver) return
    this.replaced += 1
    this.#falseStarts = thread.hasAnswered ? 0 : this.#falseStarts + 1
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#falseStarts - 1))
    const start = setTimeout(() => this.#join(start), this.#falseStarts === 0 ? 0 : pause)
    this.#starts.add(start)
    this.#events.lost(thread.job, reason)
  }

  #join(start: NodeJS.Timeout): void {
    this.#starts.delete(start)
    this.#start()
    this.#events.joined()
  }
}
