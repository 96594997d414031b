import { holds, type Packed } from './packed.ts'
import { type Entry, hopeOf, type Plan } from './plan.ts'

/** What is told about every set of warriors that can be armed together. */
export interface SetVisitor {
  /** The set, in the plan's order (only lent), its values' sum and its dice. */
  readonly visit: (chosen: readonly Entry[], sum: number, dice: number) => void
  /** Sets that cannot reach this sum may be left out; it may rise on the way. */
  readonly floor: () => number
}

/** Visits every set that one pool can arm, the empty one first: arming is never forced (VH-35). */
export function visitSets(plan: Plan, visitor: SetVisitor): void {
  grow(plan, visitor, [], 0, 0, 0)
}

function grow(
  plan: Plan,
  visitor: SetVisitor,
  chosen: Entry[],
  from: number,
  sum: number,
  dice: number,
): void {
  visitor.visit(chosen, sum, dice)
  for (let i = from; i < plan.count; i++) {
    const entry = plan.entries[i] as Entry
    const used = dice + entry.patterns.size
    if (used > plan.dice) continue
    const total = sum + entry.value
    if (total + hopeOf(plan, i + 1, plan.dice - used) < visitor.floor()) continue
    chosen.push(entry)
    if (arrange(chosen, 0, plan.pool, null)) grow(plan, visitor, chosen, i + 1, total, used)
    chosen.pop()
  }
}

/**
 * Whether the pool arms all of these at once, in the plan's order; `cells` receives the faces each
 * one gets. It must try all patterns, but those who take any weapons come last and need one try.
 */
export function arrange(
  chosen: readonly Entry[],
  from: number,
  pool: Packed,
  cells: Packed[] | null,
): boolean {
  if (from === chosen.length) return true
  const { patterns } = chosen[from] as Entry
  for (let i = 0; i < patterns.cells.length; i++) {
    const cell = patterns.cells[i] as Packed
    if (!holds(pool, cell)) continue
    if (cells !== null) cells[from] = cell
    if (arrange(chosen, from + 1, pool - cell, cells)) return true
    if (patterns.anyWeapons) return false
  }
  return false
}
