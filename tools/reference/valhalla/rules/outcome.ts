import type { Battle, Fighter } from './battle-state.ts'
import { hasPower } from './jarl-power.ts'
import { strengthOf } from './strength.ts'

export interface Outcome {
  readonly winner: Fighter | null
  readonly loser: Fighter | null
  /** The strengths compared, the attacker's first. */
  readonly totals: readonly [number, number]
  readonly difference: number
}

/** The attacker armed nobody (VH-38, VH-R14). */
export const NO_BATTLE: Outcome = { winner: null, loser: null, totals: [0, 0], difference: 0 }

/** The comparison (VH-39, VH-41). */
export function compareStrengths(battle: Battle): Outcome {
  const { attacker, defender } = battle
  const totals = [strengthOf(battle, attacker), strengthOf(battle, defender)] as const
  const [attack, defence] = totals
  const defended = defender.armed.length > 0 && isDefended(battle, attack, defence)
  const [winner, loser] = defended ? [defender, attacker] : [attacker, defender]
  return { winner, loser, totals, difference: Math.abs(attack - defence) }
}

/** Beinir wins on equal strength. */
function isDefended(battle: Battle, attack: number, defence: number): boolean {
  if (defence === attack) return hasPower(battle, battle.defender, 'beinir', 'base')
  return defence > attack
}
