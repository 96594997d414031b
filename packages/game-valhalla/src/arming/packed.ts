import { type Die, FACE_COUNT, MISS } from '../ids.ts'

/**
 * Dice by face in one small integer: a lane of four bits for each weapon and one for wild uses, each
 * with a guard bit above it. Taking dice away is then one subtraction, and so is the question
 * whether they are there. Kinds of dice do not matter for it: what fits depends on faces alone.
 */
export type Packed = number

const LANE_BITS = 5
const GUARDS = 0b10000_10000_10000_10000_10000_10000
/** The most a lane holds; no battle comes near it (VH-R5). */
const MOST = 15
const WILD_LANE = MISS

export function packFace(face: number, count: number): Packed {
  return count << (LANE_BITS * face)
}

export function packWild(count: number): Packed {
  return Math.max(0, Math.min(count, MOST)) << (LANE_BITS * WILD_LANE)
}

/** The weapons among the dice; misses are left out (VH-36). */
export function packDice(dice: readonly Die[]): Packed {
  if (dice.length > MOST) throw new RangeError(`${dice.length} dice are more than a battle has`)
  let packed = 0
  for (let i = 0; i < dice.length; i++) {
    const face = (dice[i] as Die) % FACE_COUNT
    if (face !== MISS) packed += 1 << (LANE_BITS * face)
  }
  return packed
}

export function countOf(packed: Packed, face: number): number {
  return (packed >> (LANE_BITS * face)) & MOST
}

/** How many dice there are; wild uses are none. */
export function sizeOf(packed: Packed): number {
  let size = 0
  for (let face = 0; face < WILD_LANE; face++) size += countOf(packed, face)
  return size
}

/** Whether every lane of `part` is within that of `whole`: a guard bit that falls tells a lack. */
export function holds(whole: Packed, part: Packed): boolean {
  return (((whole | GUARDS) - part) & GUARDS) === GUARDS
}
