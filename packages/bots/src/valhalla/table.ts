import type { FighterSeen, FrameView, Table } from '@meadhall/game-valhalla'
import { nextU32, type RngState } from '@meadhall/kernel'

/**
 * What a state and every view of it have in common, what is going on included: rules of thumb are
 * asked of real views and of imagined states alike, and look at nothing that their seat cannot see.
 */
export interface Sight extends Table {
  readonly frames: readonly FrameView[]
}

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

/** Whether the turn that goes on is this player's last (VH-48). */
export function isLastTurn(view: Sight): boolean {
  return view.frames.some((frame) => frame.kind === 'rounds' && frame.left >= 0)
}

/** A squad as it stands, or as it might. */
export type Squad = readonly (FighterSeen | null)[]
