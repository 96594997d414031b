import type { Logger } from 'pino'
import type { Outages } from './outages.ts'
import { BEAT_MS } from './outages.ts'
import type { SteadyClock } from './steady-clock.ts'
import type { TimedTable, Timeouts } from './timeouts.ts'

export interface TimekeeperNeeds {
  readonly clock: SteadyClock
  readonly outages: Outages
  readonly timeouts: Pick<Timeouts<TimedTable>, 'sweep'>
  readonly log: Logger
}

/** Says every few seconds that this process is there, and looks after tables whose time has come. */
export class Timekeeper {
  readonly #needs: TimekeeperNeeds
  #timer: NodeJS.Timeout | null = null
  #beating: Promise<void> = Promise.resolve()

  constructor(needs: TimekeeperNeeds) {
    this.#needs = needs
  }

  /** The first beat is made before anybody is served: how long the server was down is known then. */
  async start(): Promise<void> {
    await this.#needs.outages.beat(this.#needs.clock.now())
    this.#next()
  }

  /** Settled when the last beat is over. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    await this.#beating
  }

  /** One beat, and what is due. */
  async beat(): Promise<void> {
    const { clock, outages, timeouts } = this.#needs
    clock.settle()
    await outages.beat(clock.now())
    await timeouts.sweep()
  }

  /** The store did not answer, or the like: the next beat tries again. */
  #failed(error: unknown): void {
    this.#needs.log.warn({ err: error }, 'the clocks could not be looked after')
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.beat()
        .catch((error: unknown) => this.#failed(error))
        .finally(() => {
          if (this.#timer !== null) this.#next()
        })
    }, BEAT_MS)
    this.#timer.unref()
  }
}
