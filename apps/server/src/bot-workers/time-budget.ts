import type { Budget } from '@meadhall/bots'
import type { Limits } from './messages.ts'

/** So many milliseconds to think, from the first time somebody asks whether they are over. */
export class TimeBudget implements Budget {
  readonly ms: number
  readonly #now: () => number
  #end: number | null = null

  constructor(ms: number, now: () => number = () => performance.now()) {
    this.ms = ms
    this.#now = now
  }

  isOver(): boolean {
    this.#end ??= this.#now() + this.ms
    return this.#now() >= this.#end
  }
}

/** A budget as it crosses to a thread. A function cannot: of those only a time budget has a meaning there. */
export function limitsOf(budget: Budget = {}): Limits {
  const iterations = budget.iterations === undefined ? {} : { iterations: budget.iterations }
  if (budget instanceof TimeBudget) return { ...iterations, ms: budget.ms }
  if (budget.isOver !== undefined)
    throw new TypeError('only a TimeBudget can limit the time of a bot in another thread')
  return iterations
}

/** The same on the other side. */
export function budgetOf({ iterations, ms }: Limits): Budget {
  const counted = iterations === undefined ? {} : { iterations }
  if (ms === undefined) return counted
  const time = new TimeBudget(ms)
  return { ...counted, isOver: () => time.isOver() }
}
