import { insertSorted } from '@meadhall/kernel'
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
export function armings(
  needs: Demand,
  { packed, sorted }: Weapons,
  substitution: Substitution,
): readonly Die[][] {
  const patterns = patternsOf(needs, substitution)
  if (!canArm(patterns, packed + packWild(substitution.wild))) return NONE
  const found: Die[][] = []
  choose({ patterns, weapons: sorted, found }, 0, 0)
  return found
}

const NONE: readonly Die[][] = []

/** The weapons of a pool: laid out once, tried for every warrior. */
export interface Weapons {
  readonly packed: Packed
  /** Without misses. */
  readonly sorted: readonly Die[]
}

/** The weapons among the dice of a pool. */
export function weaponsOf(pool: readonly Die[]): Weapons {
  const sorted: Die[] = []
  for (let i = 0; i < pool.length; i++) {
    const die = pool[i] as Die
    if (die % FACE_COUNT !== MISS) insertSorted(sorted, die)
  }
  return { packed: packDice(pool), sorted }
}

interface Choice {
  readonly patterns: Patterns
  /** The pool, sorted and without misses. */
  readonly weapons: readonly Die[]
  readonly found: Die[][]
}

/** The dice taken so far: empty whenever nothing is being chosen, so one list serves all choices. */
const taken: Die[] = []

/** Adds one more die from `from` on; of equal dice only the first is tried in each place. */
function choose(choice: Choice, from: number, faces: Packed): void {
  const { patterns, weapons, found } = choice
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
