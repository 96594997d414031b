import type { Die } from '../ids.ts'
import { visitSets } from './feasible.ts'
import { holds, type Packed } from './packed.ts'
import { type Candidate, type Entry, fillPlan, hopeOf, newPlan, type Plan } from './plan.ts'
import type { Substitution } from './substitution.ts'

/**
 * The worth of a set of warriors where it is more than the sum of theirs (traits that look at the
 * squad, War Cry). `refs` are in the caller's order.
 */
export type ScoreOf = (refs: readonly number[]) => number

/** Bots ask for totals at every node: one plan serves all calls, none of which is nested. */
const shared = newPlan()
let best = 0

/**
 * The most that one pool can arm, without saying how: the worth of a roll. Exact, as `bestArming`;
 * with `scoreOf` every set that can be armed is scored, the empty one too.
 */
export function bestTotal(
  candidates: readonly Candidate[],
  pool: readonly Die[],
  substitution: Substitution,
  scoreOf?: ScoreOf,
): number {
  if (scoreOf !== undefined) return bestScore(candidates, pool, substitution, scoreOf)
  fillPlan(shared, candidates, pool, substitution, 0)
  best = 0
  search(shared, 0, shared.pool, shared.dice, 0)
  return best
}

/** Branch and bound: each entry in every way it can be armed, then without it. */
function search(plan: Plan, from: number, pool: Packed, left: number, sum: number): void {
  if (sum > best) best = sum
  if (from === plan.count || sum + hopeOf(plan, from, left) <= best) return
  const { value, patterns } = plan.entries[from] as Entry
  const rest = left - patterns.size
  if (rest >= 0) {
    const { cells, anyWeapons } = patterns
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as Packed
      if (!holds(pool, cell)) continue
      search(plan, from + 1, pool - cell, rest, sum + value)
      if (anyWeapons) break
    }
  }
  search(plan, from + 1, pool, left, sum)
}

/** `scoreOf` may itself ask for totals, so that this has a plan of its own. */
function bestScore(
  candidates: readonly Candidate[],
  pool: readonly Die[],
  substitution: Substitution,
  scoreOf: ScoreOf,
): number {
  const plan = newPlan()
  fillPlan(plan, candidates, pool, substitution, Number.NEGATIVE_INFINITY)
  let top = Number.NEGATIVE_INFINITY
  visitSets(plan, {
    visit: (chosen) => {
      top = Math.max(top, scoreOf(refsOf(candidates, chosen)))
    },
    floor: () => Number.NEGATIVE_INFINITY,
  })
  return top
}

/** The chosen in the caller's order. */
export function placesOf(chosen: readonly Entry[]): number[] {
  return chosen.map((entry) => entry.index).sort((a, b) => a - b)
}

export function refsOf(candidates: readonly Candidate[], chosen: readonly Entry[]): number[] {
  return placesOf(chosen).map((place) => (candidates[place] as Candidate).ref)
}
