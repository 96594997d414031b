import { at } from '@meadhall/kernel'

/** By how much one answer is better than another in the worlds that both were looked at in. */
export interface EdgeOver {
  readonly looks: number
  readonly mean: number
  /** Of the mean: how far luck may have moved it. */
  readonly error: number
}

interface Looked {
  readonly worths: readonly number[]
}

/** Compares two answers world by world: what both have in common, luck too, falls out. */
export function edgeOver(one: Looked, other: Looked): EdgeOver {
  const looks = Math.min(one.worths.length, other.worths.length)
  if (looks === 0) return { looks, mean: 0, error: Number.POSITIVE_INFINITY }
  let sum = 0
  let squares = 0
  for (let index = 0; index < looks; index++) {
    const gain = at(one.worths, index) - at(other.worths, index)
    sum += gain
    squares += gain * gain
  }
  const mean = sum / looks
  const spread = Math.max(0, squares / looks - mean * mean)
  return {
    looks,
    mean,
    error: looks === 1 ? Number.POSITIVE_INFINITY : Math.sqrt(spread / (looks - 1)),
  }
}
