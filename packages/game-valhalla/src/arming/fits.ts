import { type Die, FACE_COUNT, MISS } from '../ids.ts'
import type { Demand } from './demand.ts'
import { packDice } from './packed.ts'
import { patternsOf } from './patterns.ts'
import type { Substitution } from './substitution.ts'

/**
 * The fewest wild uses with which exactly these dice satisfy the demand, so that a player never
 * spends one for nothing; `Infinity` if they do not fit, or only with more than there are.
 */
export function wildUsed(needs: Demand, dice: readonly Die[], substitution: Substitution): number {
  const patterns = patternsOf(needs, substitution)
  if (dice.length !== patterns.size || hasMiss(dice)) return Number.POSITIVE_INFINITY
  return patterns.wildOf.get(packDice(dice)) ?? Number.POSITIVE_INFINITY
}

/** Whether these dice, all of them and no more, arm a warrior (VH-35, VH-36, VH-40, VH-69). */
export function fits(needs: Demand, dice: readonly Die[], substitution: Substitution): boolean {
  return wildUsed(needs, dice, substitution) < Number.POSITIVE_INFINITY
}

function hasMiss(dice: readonly Die[]): boolean {
  for (const die of dice) if (die % FACE_COUNT === MISS) return true
  return false
}
