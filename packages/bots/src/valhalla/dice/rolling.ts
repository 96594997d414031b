import { FACE_COUNT } from '@meadhall/game-valhalla'
import { EMPTY_POOL, POOLS, poolsUpTo, withoutFace } from './pools.ts'

/**
 * What pools of dice are worth to one who rolls again as well as can be, by exact expectation over
 * all rolls to come: a reroll costs a die (VH-33) unless it is a free one.
 */
export class Rolling {
  readonly #stops: Float64Array
  readonly #size: number
  /** By free rerolls left: the worth of each pool. */
  readonly #worths: Float64Array[] = []
  /** By free rerolls left and dice in all: the mean worth if these are kept and the rest is rolled. */
  readonly #means: Float64Array[][] = []
  /** The same, of the best part of a pool to keep. */
  readonly #bests: Float64Array[][] = []

  /** `stops` is what each pool of up to `size` dice is worth as it lies. */
  constructor(stops: Float64Array, size: number, free: number) {
    this.#stops = stops
    this.#size = size
    for (let left = 0; left <= free; left++) this.#fill(left)
  }

  /** The worth of a pool before it is known whether to roll again. */
  worth(pool: number, free: number): number {
    return this.#worths[free]?.[pool] ?? 0
  }

  /** The worth of so many dice that are about to be rolled. */
  unrolled(dice: number, free: number): number {
    return this.#means[free]?.[dice]?.[EMPTY_POOL] ?? 0
  }

  /** The mean of a figure over all rolls of so many dice. */
  static mean(dice: number, of: (pool: number) => number): number {
    const worths = new Float64Array(poolsUpTo(dice))
    for (let pool = POOLS.from[dice] ?? 0; pool < worths.length; pool++) worths[pool] = of(pool)
    return meansOf(worths, dice)[EMPTY_POOL] ?? 0
  }

  /** The mean worth of rolling some of a pool again, the best ones kept; less `lost` dice. */
  again(pool: number, free: number, lost: number): number {
    const dice = sizeOf(pool) - lost
    return dice < 1 || free < 0
      ? Number.NEGATIVE_INFINITY
      : (this.#bests[free]?.[dice]?.[pool] ?? 0)
  }

  /** What to keep of a pool, where `dice` are left in all and at least one is rolled. */
  kept(pool: number, free: number, dice: number): number {
    const means = this.#means[free]?.[dice]
    let found = EMPTY_POOL
    let most = Number.NEGATIVE_INFINITY
    for (const part of partsOf(pool)) {
      const mean = means?.[part] ?? 0
      if (sizeOf(part) >= dice || mean <= most) continue
      most = mean
      found = part
    }
    return found
  }

  #fill(free: number): void {
    const worths = new Float64Array(poolsUpTo(this.#size))
    this.#worths.push(worths)
    this.#means.push([])
    this.#bests.push([])
    for (let dice = 0; dice <= this.#size; dice++) {
      this.#fillWorths(worths, free, dice)
      this.#means[free]?.push(meansOf(worths, dice))
      this.#bests[free]?.push(bestsOf(this.#means[free]?.[dice] ?? worths, dice, this.#size))
    }
  }

  #fillWorths(worths: Float64Array, free: number, dice: number): void {
    const paid = this.#bests[free]?.[dice - 1]
    const unpaid = this.#bests[free - 1]?.[dice]
    const end = poolsUpTo(dice)
    for (let pool = POOLS.from[dice] ?? 0; pool < end; pool++) {
      let most = this.#stops[pool] ?? 0
      if (paid !== undefined && dice > 1) most = Math.max(most, paid[pool] ?? 0)
      if (unpaid !== undefined && dice > 0) most = Math.max(most, unpaid[pool] ?? 0)
      worths[pool] = most
    }
  }
}

/** The mean worth of each pool filled up with rolled dice to so many. */
function meansOf(worths: Float64Array, dice: number): Float64Array {
  const means = new Float64Array(poolsUpTo(dice))
  const { plus, from } = POOLS
  const full = from[dice] ?? 0
  for (let pool = means.length - 1; pool >= 0; pool--) {
    if (pool >= full) {
      means[pool] = worths[pool] ?? 0
      continue
    }
    let sum = 0
    for (let face = 0; face < FACE_COUNT; face++)
      sum += means[plus[pool * FACE_COUNT + face] ?? 0] ?? 0
    means[pool] = sum / FACE_COUNT
  }
  return means
}

/** The highest mean of all parts of each pool that leave at least one of so many dice to roll. */
function bestsOf(means: Float64Array, dice: number, size: number): Float64Array {
  const bests = new Float64Array(poolsUpTo(Math.min(size, dice + 1)))
  const { minus, from } = POOLS
  const full = from[dice] ?? 0
  for (let pool = 0; pool < bests.length; pool++) {
    let most = pool < full ? (means[pool] ?? 0) : Number.NEGATIVE_INFINITY
    for (let face = 0; face < FACE_COUNT; face++) {
      const less = minus[pool * FACE_COUNT + face] ?? -1
      if (less >= 0) most = Math.max(most, bests[less] ?? 0)
    }
    bests[pool] = most
  }
  return bests
}

function sizeOf(pool: number): number {
  return POOLS.faces[pool]?.length ?? 0
}

/** Every pool that is part of another, the whole one first. */
function partsOf(pool: number): Set<number> {
  const parts = new Set([pool])
  for (const part of parts) {
    for (let face = 0; face < FACE_COUNT; face++) {
      const less = withoutFace(part, face)
      if (less >= 0) parts.add(less)
    }
  }
  return parts
}
