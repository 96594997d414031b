import { FACE_COUNT, MISS } from '@meadhall/game-valhalla'
import { describe, expect, it } from 'vitest'
import { POOLS, poolOf, poolsUpTo } from './pools.ts'
import { Rolling } from './rolling.ts'

const SWORD = 0
const AXE = 1

/** What pools are worth: 1 with a sword in them. */
function withSword(size: number): Float64Array {
  const pools = POOLS.faces.slice(0, poolsUpTo(size))
  return Float64Array.from(pools, (faces) => (faces.includes(SWORD) ? 1 : 0))
}

/** As many swords as there are, or the square of it. */
function swords(size: number): Float64Array {
  const pools = POOLS.faces.slice(0, poolsUpTo(size))
  return Float64Array.from(pools, (faces) => faces.filter((face) => face === SWORD).length ** 2)
}

describe('pools', () => {
  it('are all there, and each is found by its dice in any order and of any kind', () => {
    expect(poolsUpTo(6)).toBe(924)
    expect(POOLS.faces[poolOf([MISS, SWORD + FACE_COUNT, AXE])]).toEqual([SWORD, AXE, MISS])
    expect(POOLS.misses[poolOf([MISS, AXE, MISS])]).toBe(2)
  })
})

describe('rolling again', () => {
  it('costs a die: of two, one is left for a second try', () => {
    const rolling = new Rolling(withSword(2), 2, 0)
    expect(rolling.unrolled(1, 0)).toBeCloseTo(1 / 6, 12)
    expect(rolling.unrolled(2, 0)).toBeCloseTo(11 / 36 + 25 / 36 / 6, 12)
  })

  it('costs nothing where it is free', () => {
    const rolling = new Rolling(withSword(1), 1, 2)
    expect(rolling.unrolled(1, 2)).toBeCloseTo(1 - (5 / 6) ** 3, 12)
  })

  it('keeps what serves and rolls the rest', () => {
    const rolling = new Rolling(swords(6), 6, 1)
    const pool = poolOf([SWORD, SWORD, AXE, AXE, MISS, MISS])
    expect(POOLS.faces[rolling.kept(pool, 0, 6)]).toEqual([SWORD, SWORD])
    expect(rolling.again(pool, 0, 0)).toBeGreaterThan(rolling.again(pool, 0, 1))
    expect(rolling.worth(pool, 0)).toBe(rolling.again(pool, 0, 1))
  })

  it('is left alone where nothing is to be gained', () => {
    const rolling = new Rolling(swords(3), 3, 0)
    const pool = poolOf([SWORD, SWORD, SWORD])
    expect(rolling.worth(pool, 0)).toBe(9)
    expect(rolling.again(pool, 0, 1)).toBeLessThan(9)
  })

  it('comes to what all ways of rolling come to, counted one by one', () => {
    const stops = swords(3)
    const rolling = new Rolling(stops, 3, 0)
    for (const pool of [poolOf([0, 1, 5]), poolOf([0, 0, 1]), poolOf([5, 5, 5])]) {
      expect(rolling.worth(pool, 0)).toBeCloseTo(countedOut(pool, stops), 9)
    }
  })
})

/** The same by trying all dice to lose and to roll, and all rolls. */
function countedOut(pool: number, stops: Float64Array): number {
  const faces = POOLS.faces[pool] ?? []
  let most = stops[pool] ?? 0
  faces.forEach((_, lost) => {
    const left = faces.toSpliced(lost, 1)
    for (let bits = 1; bits < 1 << left.length; bits++) {
      const kept = left.filter((__, index) => ((bits >> index) & 1) === 0)
      const rolls = rollsOf(left.length - kept.length)
      const sum = rolls.reduce(
        (all, roll) => all + countedOut(poolOf([...kept, ...roll]), stops),
        0,
      )
      most = Math.max(most, sum / rolls.length)
    }
  })
  return most
}

function rollsOf(count: number): number[][] {
  if (count === 0) return [[]]
  return rollsOf(count - 1).flatMap((roll) =>
    Array.from({ length: FACE_COUNT }, (_, face) => [...roll, face]),
  )
}
