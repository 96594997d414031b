import { below, pick, type RngState } from '@meadhall/kernel'

/** Draws that the parts of a random position share. */
export interface Chance {
  /** True once in so many times. */
  oneIn(times: number): boolean
  /** From 0 to the number, both included. */
  upTo(most: number): number
  pick<T>(list: readonly T[]): T
}

export function chanceOf(rng: RngState): Chance {
  return {
    oneIn: (times) => below(rng, times) === 0,
    upTo: (most) => below(rng, most + 1),
    pick: (list) => pick(rng, list),
  }
}
