import { GAME_IDS, GAMES } from '@meadhall/games'
import { below, type RngState, seedRng } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { applyDelta, DeltaMismatch, deltaOf, type Json } from './delta.ts'

const KEYS = ['a', 'b', 'c', '0', '1', 'length']
const PLAIN: readonly Json[] = [null, true, false, 0, 1, 2, '', 'a', '0']

/** Any JSON, small, so that two of them often have something in common. */
function anyJson(rng: RngState, depth = 3): Json {
  const kind = below(rng, depth === 0 ? 1 : 3)
  if (kind === 0) return PLAIN[below(rng, PLAIN.length)] ?? null
  const length = below(rng, 4)
  if (kind === 1) return Array.from({ length }, () => anyJson(rng, depth - 1))
  return anyFields(rng, depth, length)
}

function anyFields(rng: RngState, depth: number, count: number): Json {
  const keys = Array.from({ length: count }, () => KEYS[below(rng, KEYS.length)] ?? 'a')
  return Object.fromEntries(keys.map((key) => [key, anyJson(rng, depth - 1)]))
}

/** What arrives on the other side of a wire. */
function sent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

function follows(before: Json, after: Json): void {
  const kept = JSON.stringify(before)
  const delta = deltaOf(before, after)
  if (delta === undefined) expect(before).toEqual(after)
  else expect(applyDelta(before, sent(delta))).toEqual(after)
  expect(JSON.stringify(before)).toBe(kept)
}

describe('a change', () => {
  it('leads from any value to any other', () => {
    const rng = seedRng('pairs of values')
    for (let pair = 0; pair < 20_000; pair++) follows(anyJson(rng), anyJson(rng))
  })

  it('is none between equal values', () => {
    const rng = seedRng('equal values')
    for (let value = 0; value < 2000; value++) {
      const one = anyJson(rng)
      expect(deltaOf(one, sent(one))).toBeUndefined()
    }
  })

  it('is small where little changes: in a list what came or went', () => {
    expect(deltaOf({ a: { b: 1, c: [1, 2, 3] } }, { a: { b: 1, c: [1, 2, 4] } })).toEqual({
      a: { c: { 2: 4 } },
    })
    expect(deltaOf([1, 2, 3, 4], [1, 9, 3, 4, 5])).toEqual([1, 3, 9, 3, 4, 5])
    expect(deltaOf([1, 2, 3], [1, 3])).toEqual([1, 1])
    expect(deltaOf({ a: 1, b: 2 }, { b: 2 })).toEqual({ a: [] })
    expect(deltaOf({ a: 1 }, { a: [] })).toEqual({ a: [[]] })
  })

  it('shares what it leaves as it was', () => {
    const before = { same: { deep: [1] }, other: 1 }
    const after = applyDelta(before, { other: 2 }) as typeof before
    expect(after.same).toBe(before.same)
  })

  it.each([
    ['fields of a number', 1, { a: 1 }],
    ['fields of nothing', { a: null }, { a: { b: 1 } }],
    ['items of an object', { a: 1 }, [0, 1]],
    ['items beyond the end', [1, 2], [1, 2, 'x']],
    ['an item that is not there', [1, 2], { 2: 1 }],
    ['no index at all', [1, 2], { x: 1 }],
  ])('that does not fit is refused: %s', (_, before, delta) => {
    expect(() => applyDelta(before, delta)).toThrow(DeltaMismatch)
  })
})

describe('the views of', () => {
  it.each(GAME_IDS)('%s follow from each other through whole games', async (id) => {
    const rules = await GAMES[id].rules()
    const seats = Math.max(2, rules.seats.min)
    const options = rules.parseOptions({}, seats)
    let shared: Json | null = null
    let own: Json[] = []
    randomPlay(rules, { options, seats, seed: 'views' }, ({ state }) => {
      const next: Json = sent(rules.shared(state))
      const nextOwn: Json[] = Array.from({ length: seats }, (_, seat) =>
        sent(rules.own(state, seat)),
      )
      if (shared !== null) follows(shared, next)
      for (const [seat, part] of own.entries()) follows(part, nextOwn[seat] ?? null)
      shared = next
      own = nextOwn
    })
    expect(shared).not.toBeNull()
  })
})
