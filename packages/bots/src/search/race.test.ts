import { seedRng } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { drawn } from './mixed.ts'
import { bestOf, type Contender, Race } from './race.ts'

/** Lets answers race that are worth what they are called, more or less by luck. */
function race(worths: readonly number[], looks: number, luck = 0): Contender<number>[] {
  const contenders = worths.map((action): Contender<number> => ({ action, worths: [] }))
  const rng = seedRng('race')
  const ran = new Race(contenders)
  for (let look = 0; look < looks; look++) {
    const one = ran.next()
    if (one === null) break
    one.worths.push(one.action + luck * (drawn(rng, [0.5, 0.5]) - 0.5))
  }
  return contenders
}

const looksOf = (contenders: readonly Contender<number>[]) =>
  contenders.map(({ worths }) => worths.length)

it('everything is looked at once before anything is looked at twice', () => {
  expect(looksOf(race([0.3, 0.1, 0.2, 0.5, 0.4], 5))).toEqual([1, 1, 1, 1, 1])
})

it('most looks go to the best', () => {
  const looks = looksOf(race([0.3, 0.1, 0.2, 0.5, 0.4, 0, 0.7, 0.6], 400, 0.4))
  expect(Math.max(...looks)).toBe(looks[6])
  expect(looks[6]).toBeGreaterThan(2 * (looks[5] ?? 0))
})

it('what cannot be the best any more is out, and a race that is decided ends', () => {
  const looks = looksOf(race([0.3, 0.5, 0.301], 10_000, 0.02))
  expect(Math.max(...looks)).toBeLessThan(100)
})

it('answers that come to the same are not thought about for long', () => {
  expect(Math.max(...looksOf(race([0.5, 0.5], 10_000)))).toBeLessThan(20)
})

it('a small difference is worth many looks where luck is great', () => {
  const contenders = race([0.5, 0.52], 4000, 0.5)
  expect(bestOf(contenders).action).toBe(0.52)
})

it('the best of those that were looked at often is taken, not a lucky one', () => {
  const looked = (action: string, looks: number, worth: number) => {
    return { action, worths: Array.from({ length: looks }, () => worth) }
  }
  const contenders = [looked('lucky', 2, 0.9), looked('good', 40, 0.6), looked('fair', 40, 0.5)]
  expect(bestOf(contenders).action).toBe('good')
})
