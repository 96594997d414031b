import { type Budget, TimeBudget } from '@meadhall/bots'
import type { Limits } from './messages.ts'

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
  const time = new TimeBudget(ms, () => performance.now())
  return { ...counted, isOver: () => time.isOver() }
}
