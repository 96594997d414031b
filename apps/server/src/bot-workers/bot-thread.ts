import { Worker } from 'node:worker_threads'
import type { Job } from './job.ts'
import { BEGUN, type Order, STOPPED, type ThreadData, type Verdict } from './messages.ts'

/** What a thread tells whoever started it. */
export interface ThreadEvents {
  answered(thread: BotThread, verdict: Verdict): void
  /** It thinks no more, whatever it was about. */
  died(thread: BotThread, reason: string): void
}

/** A thread that has not even begun may be starting on a busy machine. */
const STARTS_WITHIN_MS = 60_000

/** One thread in which bots think about one question at a time. */
export class BotThread {
  /** What it thinks about, and since when. */
  job: Job | null = null
  busySince = 0
  /** Whether it has ever answered: one that dies before may do so again at once. */
  hasAnswered = false
  readonly #worker: Worker
  readonly #seen = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  #hasBegun = false
  #reason = 'it ended'

  constructor(file: URL, events: ThreadEvents) {
    const workerData: ThreadData = { seen: this.#seen }
    this.#worker = new Worker(file, { workerData, name: 'bots' })
    this.#worker.on('message', (verdict: Verdict) => {
      this.hasAnswered = true
      events.answered(this, verdict)
    })
    this.#worker.on('error', (error) => {
      this.#reason = String(error)
    })
    this.#worker.on('exit', () => events.died(this, this.#reason))
  }

  /** Throws where the question cannot be copied. */
  give(job: Job, now: number): void {
    const { id, game, level, wish, how, limits } = job
    // Field by field: a question may be more than what crosses.
    const { view, decision, legal } = job.asked
    const asked = { view, decision, legal }
    const order: Order = {
      id,
      game,
      level,
      wish,
      asked,
      seed: how.seed,
      limits,
      character: how.character ?? null,
    }
    this.#worker.postMessage(order)
    this.job = job
    this.busySince = now
    this.#hasBegun = false
  }

  /** Whether it has thought for longer than so many milliseconds. */
  isHanging(now: number, limit: number): boolean {
    if (!this.#hasBegun && Atomics.load(this.#seen, BEGUN) === this.job?.id) {
      this.#hasBegun = true
      this.busySince = now
    }
    return now - this.busySince >= (this.#hasBegun ? limit : Math.max(limit, STARTS_WITHIN_MS))
  }

  /** Nobody waits for its answer: the bot hears it when it asks. */
  stopThinking(): void {
    if (this.job !== null) Atomics.store(this.#seen, STOPPED, this.job.id)
  }

  async end(reason: string): Promise<void> {
    this.#reason = reason
    await this.#worker.terminate()
  }
}
