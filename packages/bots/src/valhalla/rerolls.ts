import { FACE_COUNT, FACES, isMiss, isRollable, type WarriorCard } from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import { type Fight, totalOf } from './fight.ts'
import type { Goal } from './goal.ts'
import { type Luck, rollFace } from './table.ts'

/** Dice to keep, dice to roll again, and what that is worth. */
export interface Plan {
  readonly keep: readonly number[]
  readonly roll: readonly number[]
  readonly worth: number
}

const SAMPLES = 12
const PLANS = 6
/** More warriors than this are not tried in every combination. */
const MOST_TRIED = 5
/** How many dice of one face a giant's demand takes at most. */
const MOST_OF_A_FACE: Readonly<Record<string, number>> = { differentWeapons: 1, twoPairs: 2 }

/** The best way to roll again, if one of the dice not kept is lost (`lost` 1) or none (0). */
export function bestPlan(
  fight: Fight,
  goal: Goal,
  dice: readonly number[],
  lost: number,
  luck: Luck,
): Plan | null {
  let best: Plan | null = null
  for (const keep of keeps(fight, dice, lost)) {
    const roll = without(dice, keep)
    const worth = expected(fight, goal, keep, roll.length - lost, luck)
    if (best === null || worth > best.worth) best = { keep, roll, worth }
  }
  return best
}

/** The mean worth of a pool after so many dice were rolled again. */
export function expected(
  fight: Fight,
  goal: Goal,
  keep: readonly number[],
  count: number,
  luck: Luck,
): number {
  const pool = keep.slice()
  let sum = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    for (let i = 0; i < count; i++) pool[keep.length + i] = rollFace(luck)
    sum += goal.worth(totalOf(fight, pool))
  }
  return sum / SAMPLES
}

export function without(dice: readonly number[], taken: readonly number[]): number[] {
  const left = dice.slice()
  for (const die of taken) left.splice(left.indexOf(die), 1)
  return left
}

interface Keep {
  readonly dice: number[]
  readonly hope: number
}

/** Sets of dice worth keeping: what some of the warriors need of what lies there. */
function keeps(fight: Fight, dice: readonly number[], lost: number): number[][] {
  const tried = fight.candidates
    .toSorted((a, b) => b.value - a.value || a.ref - b.ref)
    .slice(0, MOST_TRIED)
  const cards = dice.filter((die) => !isRollable(die))
  const found = new Map<string, Keep>()
  for (let bits = 0; bits < 1 << tried.length; bits++) {
    const chosen = tried.filter((_, index) => (bits >> index) & 1)
    const left = dice.filter((die) => !isMiss(die))
    let missing = 0
    for (const { needs } of chosen) missing += takeNeeds(left, needs)
    const kept = union(
      cards,
      without(
        dice.filter((die) => !isMiss(die)),
        left,
      ),
    )
    const free = dice.length - kept.length - lost
    if (free < Math.max(1, missing)) continue
    const hope = chosen.reduce((sum, one) => sum + one.value, 0) * 0.4 ** missing
    const key = kept.toSorted((a, b) => a - b).join()
    if ((found.get(key)?.hope ?? -1) < hope) found.set(key, { dice: kept, hope })
  }
  return [...found.values()]
    .toSorted((a, b) => b.hope - a.hope)
    .slice(0, PLANS)
    .map((keep) => keep.dice)
}

function union(cards: readonly number[], kept: readonly number[]): number[] {
  const more = kept.filter(isRollable)
  return [...cards, ...more]
}

/** Takes what a warrior needs out of the dice; how many are missing. */
function takeNeeds(left: number[], needs: WarriorCard['needs']): number {
  if (needs.kind === 'weapons') {
    let missing = 0
    for (const weapon of needs.weapons) missing += 1 - takeFace(left, FACES.indexOf(weapon), 1)
    return missing
  }
  let wanted = needs.count
  if (needs.kind === 'anyWeapons') {
    const taken = left.splice(0, wanted).length
    return wanted - taken
  }
  const most = MOST_OF_A_FACE[needs.kind] ?? wanted
  const faces = facesByCount(left)
  const kinds = needs.kind === 'sameWeapons' ? 1 : faces.length
  for (const face of faces.slice(0, kinds)) wanted -= takeFace(left, face, Math.min(most, wanted))
  return wanted
}

function takeFace(left: number[], face: number, most: number): number {
  let taken = 0
  for (let index = left.length - 1; index >= 0 && taken < most; index--) {
    if (at(left, index) % FACE_COUNT !== face) continue
    left.splice(index, 1)
    taken += 1
  }
  return taken
}

function facesByCount(dice: readonly number[]): number[] {
  const counts = FACES.map((_, face) => dice.filter((die) => die % FACE_COUNT === face).length)
  return FACES.map((_, face) => face)
    .filter((face) => at(counts, face) > 0)
    .sort((a, b) => at(counts, b) - at(counts, a))
}
