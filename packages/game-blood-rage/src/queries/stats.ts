import { at } from '@meadhall/kernel'
import type { StatIndex } from '../ids.ts'
import type { ClanSeen } from '../table.ts'

/** The six steps of the stat tracks: Rage, Axes, Horns (BR-1.5). */
const TRACKS = [
  [6, 7, 8, 9, 12, 12],
  [3, 4, 5, 6, 8, 8],
  [4, 5, 6, 7, 10, 10],
] as const
export const LAST_STEP = 6
export const MAX_RAGE = 12

export const RAGE: StatIndex = 0
export const AXES: StatIndex = 1
export const HORNS: StatIndex = 2

export function stepOf(clan: ClanSeen, stat: StatIndex): number {
  return at(clan.steps, stat)
}

export function statValue(clan: ClanSeen, stat: StatIndex): number {
  return statOnStep(stat, stepOf(clan, stat))
}

/** What a stat is worth on a step, whoever has come that far. */
export function statOnStep(stat: StatIndex, step: number): number {
  return at(at(TRACKS, stat), step - 1)
}

export function canRise(clan: ClanSeen, stat: StatIndex): boolean {
  return stepOf(clan, stat) < LAST_STEP
}

/** Glory at the end for stats that became legends (BR-10.3). */
export function legendGlory(step: number): number {
  if (step === LAST_STEP) return 20
  return step >= 4 ? 10 : 0
}
