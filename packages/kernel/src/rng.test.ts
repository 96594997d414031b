import { describe, expect, it } from 'vitest'
import {
  below,
  cloneRng,
  keyToSeed,
  nextU32,
  pick,
  type RngState,
  seedRng,
  shuffle,
} from './rng.ts'

const ZERO_KEY = '0'.repeat(64)

/** The stream's bytes as published: each word in little-endian order. */
function keystream(rng: RngState, words: number): string {
  const hex = (byte: number) => byte.toString(16).padStart(2, '0')
  return Array.from({ length: words }, () => {
    const word = nextU32(rng)
    return [0, 8, 16, 24].map((shift) => hex((word >>> shift) & 0xff)).join('')
  }).join('')
}

/** How far counts are from even, in the usual measure. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('the stream', () => {
  it('is that of ChaCha8 for the zero key (draft-strombergson-chacha-test-vectors-01, TC1)', () => {
    expect(keystream(seedRng(ZERO_KEY), 32)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
        'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
        '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    )
  })

  it('is that of ChaCha8 for a key with one bit set (TC2)', () => {
    const rng = { key: [1, 0, 0, 0, 0, 0, 0, 0], counter: 0 }
    expect(keystream(rng, 16)).toBe(
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea' +
        '289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
    )
  })

  it('does not depend on what other generators draw in between', () => {
    const alone = seedRng('alone')
    const words = Array.from({ length: 40 }, () => nextU32(alone))
    const mixed = seedRng('alone')
    const other = seedRng('other')
    expect(
      words.map(() => {
        nextU32(other)
        return nextU32(mixed)
      }),
    ).toEqual(words)
  })

  it('goes on from a state that went through JSON, at any point', () => {
    const rng = seedRng('json')
    for (let drawn = 0; drawn < 40; drawn++) {
      const loaded = JSON.parse(JSON.stringify(rng)) as RngState
      expect(loaded).toEqual(rng)
      expect(nextU32(loaded)).toBe(nextU32(rng))
      expect(rng.counter).toBe(drawn + 1)
    }
  })

  it('goes on beyond 2^32 blocks', () => {
    const low = { key: seedRng('far').key, counter: 0 }
    const far = { key: low.key, counter: 2 ** 36 }
    expect(nextU32(far)).not.toBe(nextU32(low))
    expect(far.counter).toBe(2 ** 36 + 1)
  })
})

describe('seeds', () => {
  it('of 64 hex digits are the key itself, and a key gives its seed back', () => {
    const seed = '0123456789abcdef'.repeat(4)
    expect(keyToSeed(seedRng(seed).key)).toBe(seed)
    expect(keyToSeed(seedRng('short').key)).toMatch(/^[0-9a-f]{64}$/)
    expect(seedRng(keyToSeed(seedRng('short').key))).toEqual(seedRng('short'))
  })

  it('that are short give different streams', () => {
    const seeds = ['', ' ', 'a', 'b', 'aa', 'ab', 'ba', 'A', '0', '00', 'ä', 'game 1', 'game 2']
    for (let number = 0; number < 2000; number++) seeds.push(`seed/${number}`)
    const starts = seeds.map((seed) => keystream(seedRng(seed), 2))
    expect(new Set(starts).size).toBe(seeds.length)
  })

  it('that differ in one place only give unrelated streams', () => {
    const left = seedRng('a long seed of more than seven characters 1')
    const right = seedRng('a long seed of more than seven characters 2')
    let same = 0
    for (let draw = 0; draw < 1000; draw++) {
      const bits = nextU32(left) ^ nextU32(right)
      for (let bit = 0; bit < 32; bit++) if (((bits >>> bit) & 1) === 0) same += 1
    }
    expect(same / 32_000).toBeCloseTo(0.5, 1)
  })

  it('give a state of plain data, and copies are independent', () => {
    const rng = seedRng('plain')
    expect(Object.keys(rng)).toEqual(['key', 'counter'])
    const copy = cloneRng(rng)
    nextU32(copy)
    copy.key[0] = 0
    expect(rng).toEqual(seedRng('plain'))
  })
})

describe('below', () => {
  it.each([2, 3, 6, 7, 10, 100])('draws every number under %i equally often', (n) => {
    const rng = seedRng(`below ${n}`)
    const counts = Array.from({ length: n }, () => 0)
    for (let draw = 0; draw < 20_000; draw++) {
      const value = below(rng, n)
      counts[value] = (counts[value] ?? 0) + 1
    }
    expect(counts).toHaveLength(n)
    const degrees = n - 1
    expect(chiSquare(counts)).toBeLessThan(degrees + 4 * Math.sqrt(2 * degrees))
  })

  it('redraws the uneven tail instead of favouring small numbers', () => {
    const n = 3 * 2 ** 30
    const rng = seedRng('tail')
    let low = 0
    for (let draw = 0; draw < 3000; draw++) if (below(rng, n) < 2 ** 30) low += 1
    expect(low / 3000).toBeCloseTo(1 / 3, 1)
    expect(rng.counter).toBeGreaterThan(3500)
  })

  it('takes one word where nothing needs to be redrawn', () => {
    const rng = seedRng('one')
    expect(below(rng, 1)).toBe(0)
    expect(below(rng, 2 ** 32)).toBeLessThan(2 ** 32)
    expect(rng.counter).toBe(2)
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses %d', (n) => {
    expect(() => below(seedRng('x'), n)).toThrow(RangeError)
  })
})

describe('shuffle and pick', () => {
  it('give every order of four cards equally often', () => {
    const rng = seedRng('orders')
    const counts = new Map<string, number>()
    for (let time = 0; time < 24_000; time++) {
      const order = shuffle(rng, [1, 2, 3, 4]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(23 + 4 * Math.sqrt(46))
  })

  it('keep all cards, in the same list', () => {
    const list = Array.from({ length: 50 }, (_, card) => card)
    const shuffled = shuffle(seedRng('cards'), list)
    expect(shuffled).toBe(list)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i))
    expect(shuffle(seedRng('none'), [])).toEqual([])
  })

  it('pick every element equally often', () => {
    const rng = seedRng('pick')
    const counts = { a: 0, b: 0, c: 0 }
    for (let draw = 0; draw < 9000; draw++) counts[pick(rng, ['a', 'b', 'c'] as const)] += 1
    expect(chiSquare(Object.values(counts))).toBeLessThan(2 + 4 * Math.sqrt(4))
  })
})
