import type { Budget } from './bot.ts'
import type { Level } from './levels.ts'

/** Milliseconds by a clock, from the first time somebody asks whether they are over. */
export class TimeBudget implements Budget {
  readonly ms: number
  readonly #now: () => number
  #end: number | null = null

  constructor(ms: number, now: () => number) {
    this.ms = ms
    this.#now = now
  }

  isOver(): boolean {
    this.#end ??= this.#now() + this.ms
    return this.#now() >= this.#end
  }
}

/** Milliseconds a level has for a choice. Those that are not named need next to none. */
const USUAL_MS: Readonly<Partial<Record<Level, number>>> = { norn: 1500 }

/** How long a level thinks about a choice at a table, by the host's clock. */
export function usualBudget(level: Level, now: () => number): Budget {
  const ms = USUAL_MS[level]
  return ms === undefined ? {} : new TimeBudget(ms, now)
}
