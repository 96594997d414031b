import { type Die, FACE_COUNT, MISS } from '../ids.ts'
import type { Demand } from './demand.ts'
import { holds, type Packed, packDice, packFace, packWild } from './packed.ts'
import { canArm, type Patterns, patternsOf } from './patterns.ts'
import type { Substitution } from './substitution.ts'

/**
 * All different sets of dice of the pool that arm a warrior, each sorted and in the order of the
 * sorted dice: what a player may choose from. Dice of another kind are other dice, since it matters
 * which of them stay (VH-10, VH-67). A demand for nothing has one answer: no dice (VH-R34).
 */
export function armings(needs: Demand, pool: readonly Die[], substitution: Substitution): Die[][] {
  const patterns = patternsOf(needs, substitution)
  const found: Die[][] = []
  if (!canArm(patterns, packDice(pool) + packWild(substitution.wild))) return found
  const weapons = pool.filter((die) => die % FACE_COUNT !== MISS).sort((a, b) => a - b)
  choose({ patterns, weapons, found, taken: [] }, 0, 0)
  return found
}

interface Choice {
  readonly patterns: Patterns
  /** The pool, sorted and without misses. */
  readonly weapons: readonly Die[]
  readonly found: Die[][]
  readonly taken: Die[]
}

/** Adds one more die from `from` on; of equal dice only the first is tried in each place. */
function choose(choice: Choice, from: number, faces: Packed): void {
  const { patterns, weapons, found, taken } = choice
  const missing = patterns.size - taken.length
  if (missing === 0) {
    if (patterns.wildOf.has(faces)) found.push(taken.slice())
    return
  }
  for (let i = from; i <= weapons.length - missing; i++) {
    const die = weapons[i] as Die
    const more = faces + packFace(die % FACE_COUNT, 1)
    if ((i > from && die === weapons[i - 1]) || !holds(patterns.ceiling, more)) continue
    taken.push(die)
    choose(choice, i + 1, more)
    taken.pop()
  }
}
