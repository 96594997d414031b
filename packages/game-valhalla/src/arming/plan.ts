import type { Die } from '../ids.ts'
import type { Demand } from './demand.ts'
import { type Packed, packDice, packWild, sizeOf } from './packed.ts'
import { canArm, type Patterns, patternsOf } from './patterns.ts'
import type { Substitution } from './substitution.ts'

/** A warrior that may be armed, named by the caller, and what it is worth then. */
export interface Candidate {
  readonly ref: number
  readonly needs: Demand
  readonly value: number
}

/** A candidate that the pool can arm, by its place in the caller's list. */
export interface Entry {
  index: number
  value: number
  patterns: Patterns
}

/** A search laid out: who can be armed at all, from what, and what can be hoped for. */
export interface Plan {
  /** The first `count` of them, those with fewest ways to be armed first; the rest is old. */
  readonly entries: Entry[]
  count: number
  /** The pool's weapons and the wild uses. */
  pool: Packed
  dice: number
  /** By entry and dice left: the most that this entry and later ones add if faces did not matter. */
  readonly hope: number[]
}

export function newPlan(): Plan {
  return { entries: [], count: 0, pool: 0, dice: 0, hope: [] }
}

/** Lays out a search in place, so that a plan used again and again leaves no garbage. */
export function fillPlan(
  plan: Plan,
  candidates: readonly Candidate[],
  pool: readonly Die[],
  substitution: Substitution,
  least: number,
): void {
  const weapons = packDice(pool)
  plan.dice = sizeOf(weapons)
  plan.pool = weapons + packWild(substitution.wild)
  plan.count = 0
  for (let index = 0; index < candidates.length; index++) {
    const { needs, value } = candidates[index] as Candidate
    if (value <= least) continue
    const patterns = patternsOf(needs, substitution)
    if (patterns.size <= plan.dice && canArm(patterns, plan.pool)) {
      addEntry(plan, index, value, patterns)
    }
  }
  fillHope(plan)
}

function addEntry(plan: Plan, index: number, value: number, patterns: Patterns): void {
  const { entries } = plan
  const entry = entries[plan.count] ?? { index, value, patterns }
  entry.index = index
  entry.value = value
  entry.patterns = patterns
  let place = plan.count
  while (place > 0 && isBefore(entry, entries[place - 1] as Entry)) {
    entries[place] = entries[place - 1] as Entry
    place -= 1
  }
  entries[place] = entry
  plan.count += 1
}

/** Those that any weapons do for come last; they take what is left, whatever it is. */
function isBefore(a: Entry, b: Entry): boolean {
  if (a.patterns.anyWeapons !== b.patterns.anyWeapons) return b.patterns.anyWeapons
  const ways = a.patterns.cells.length - b.patterns.cells.length
  return ways < 0 || (ways === 0 && a.value > b.value)
}

/** A knapsack over the number of dice alone, from the last entry to the first. */
function fillHope({ entries, count, dice, hope }: Plan): void {
  const width = dice + 1
  for (let left = 0; left < width; left++) hope[count * width + left] = 0
  for (let i = count - 1; i >= 0; i--) {
    const { value, patterns } = entries[i] as Entry
    for (let left = 0; left < width; left++) {
      const without = hope[(i + 1) * width + left] as number
      const rest = left - patterns.size
      const taken = rest < 0 ? without : value + (hope[(i + 1) * width + rest] as number)
      hope[i * width + left] = Math.max(taken, without)
    }
  }
}

/** The most that the entries from `from` on can add with so many dice left. */
export function hopeOf(plan: Plan, from: number, left: number): number {
  return plan.hope[from * (plan.dice + 1) + left] as number
}
