import { FACE_COUNT, MISS } from '@meadhall/game-valhalla'

/** No fighter has more dice than this. */
export const MOST_DICE = 9
/** No such pool. */
const NONE = -1
/** A pool has at most nine dice of a face: each face has a digit of its own. */
const DIGITS = [1, 10, 100, 1000, 10_000, 100_000]

/** Every pool of dice by its faces has a number; smaller pools have smaller numbers. */
export interface Pools {
  /** The faces in each pool, in rising order. */
  readonly faces: readonly (readonly number[])[]
  /** By size: the first pool of it. The last entry is how many there are. */
  readonly from: readonly number[]
  /** By pool and face: the pool with one more, and with one less. */
  readonly plus: Int16Array
  readonly minus: Int16Array
  /** How many misses lie in it. */
  readonly misses: Uint8Array
}

export const EMPTY_POOL = 0
export const POOLS: Pools = allPools()

function allPools(): Pools {
  const faces: number[][] = [[]]
  const from = [0]
  for (let size = 1; size <= MOST_DICE; size++) {
    const first = faces.length
    for (let pool = from.at(-1) ?? 0; pool < first; pool++) {
      const smaller = faces[pool] ?? []
      for (let face = smaller.at(-1) ?? 0; face < FACE_COUNT; face++) faces.push([...smaller, face])
    }
    from.push(first)
  }
  const count = faces.length
  const plus = new Int16Array(count * FACE_COUNT).fill(NONE)
  const minus = new Int16Array(count * FACE_COUNT).fill(NONE)
  const known = new Map(faces.map((dice, pool) => [keyOf(dice), pool]))
  faces.slice(0, from.at(-1)).forEach((dice, pool) => {
    const key = keyOf(dice)
    for (let face = 0; face < FACE_COUNT; face++) {
      const more = known.get(key + keyOf([face]))
      if (more === undefined) continue
      plus[pool * FACE_COUNT + face] = more
      minus[more * FACE_COUNT + face] = pool
    }
  })
  const misses = Uint8Array.from(faces, (dice) => dice.filter((face) => face === MISS).length)
  return { faces, from: [...from, count], plus, minus, misses }
}

/** How many of each face, as the digits of a number. */
function keyOf(dice: readonly number[]): number {
  return dice.reduce((key, face) => key + (DIGITS[face] ?? 0), 0)
}

/** The pool of these dice, whatever kinds they are. */
export function poolOf(dice: readonly number[]): number {
  return dice.reduce((pool, die) => withFace(pool, die % FACE_COUNT), EMPTY_POOL)
}

export function withFace(pool: number, face: number): number {
  return POOLS.plus[pool * FACE_COUNT + face] ?? NONE
}

/** A pool less a die of a face, or -1. */
export function withoutFace(pool: number, face: number): number {
  return POOLS.minus[pool * FACE_COUNT + face] ?? NONE
}

/** How many pools there are of up to so many dice. */
export function poolsUpTo(size: number): number {
  return POOLS.from[size + 1] ?? POOLS.faces.length
}
