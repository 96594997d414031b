import type { CardId, FighterSeen, View } from '@meadhall/game-valhalla'
import { at, nextU32, type RngState, type Seat } from '@meadhall/kernel'

/** Dice for imagined rolls: a small generator, since thousands are rolled for one choice. */
export interface Luck {
  seed: number
}

export function newLuck(rng: RngState): Luck {
  return { seed: nextU32(rng) || 1 }
}

/** A face from 0 to 5 (xorshift). */
export function rollFace(luck: Luck): number {
  let { seed } = luck
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  luck.seed = seed
  return (seed >>> 0) % 6
}

export function known(cards: readonly CardId[] | number): readonly CardId[] {
  return typeof cards === 'number' ? [] : cards
}

export function handSize(view: View, seat: Seat): number {
  const { hand } = at(view.players, seat)
  return typeof hand === 'number' ? hand : hand.length
}

/** Whether the turn that goes on is this player's last (VH-48). */
export function isLastTurn(view: View): boolean {
  return view.frames.some((frame) => frame.at === 'rounds' && frame.left >= 0)
}

/** A squad as it stands, or as it might. */
export type Squad = readonly (FighterSeen | null)[]
