import type { Battle } from '../battle.ts'

/** Up to the comparison of strengths (VH-31, VH-R16): `battle.ts`. */
const FIGHT = [
  /** Ragnhild names the winner (VH-R53). */
  'wager',
  /** Thor's Support (VH-59). */
  'thor',
  /** Call to Battle, and Gunnhild (VH-72). */
  'beforeAttack',
  'beforeDefence',
  'attack',
  /** Without an activated warrior it is over (VH-38). */
  'hold',
  'defence',
  'compare',
] as const

/** What follows it (VH-R17): `after.ts`; against a monster `solo.ts`. */
const AFTER = [
  'shield',
  /** Dwarves that keep warriors from Valhalla (VH-76). */
  'deny',
  'send',
  /** Astrid, Halfdan, Einar. */
  'jarls',
  /** Ragnhild's reward and Ivar. */
  'bystanders',
  'mission',
  'king',
  /** Thor's cards are settled first (VH-R17). */
  'loki',
  'thorBack',
  'end',
] as const
export type AfterStep = (typeof AFTER)[number]

/**
 * The steps of a battle in the order in which they happen. Inside a step it goes from the attacker's
 * left clockwise, or from the attacker to the defender.
 */
export const BATTLE_STEPS = [...FIGHT, ...AFTER] as const
export type BattleStep = (typeof BATTLE_STEPS)[number]

/** Goes on to the next step, from the first player again. */
export function nextStep(battle: Battle): void {
  battle.step += 1
  battle.cursor = 0
}

/** Whether the strengths have been compared. */
export function isFought(battle: Readonly<Battle>): boolean {
  return battle.step >= FIGHT.length
}

/** A battle without a winner ends with what was played in it. */
export function skipToCards(battle: Battle): void {
  battle.step = BATTLE_STEPS.indexOf('thorBack')
}
