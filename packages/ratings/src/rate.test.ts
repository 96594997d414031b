import { ordinal as theirOrdinal, rate as theirRate, rating as theirRating } from 'openskill'
import { describe, expect, it } from 'vitest'
import { DRIFT, initial, ordinal, type Rating, rate } from './index.ts'

/** A small generator of its own: trials are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Trial {
  readonly teams: readonly (readonly Rating[])[]
  readonly ranks: readonly number[]
}

/** Random teams of a size, with as many ties as the ranks are few. */
function trial(next: () => number, size: number, few: boolean): Trial {
  const count = 2 + Math.floor(next() * (size === 1 ? 5 : 2))
  const player = () => ({ mu: -10 + next() * 70, sigma: 0.1 + next() * 9 })
  const teams = Array.from({ length: count }, () => Array.from({ length: size }, player))
  const places = few ? 2 : 10
  return { teams, ranks: teams.map(() => Math.floor(next() * places)) }
}

function plain(teams: readonly (readonly Rating[])[]): Rating[][] {
  return teams.map((team) => team.map((one) => ({ ...one })))
}

/** The largest difference between our numbers and theirs. */
function difference({ teams, ranks }: Trial, tau: number): number {
  const ours = rate(teams, ranks, tau).flat()
  const theirs = theirRate(plain(teams), { rank: [...ranks], tau }).flat()
  expect(ours).toHaveLength(theirs.length)
  const gaps = ours.flatMap(({ mu, sigma }, index) => {
    const other = theirs[index] ?? initial()
    return [Math.abs(mu - other.mu), Math.abs(sigma - other.sigma)]
  })
  return Math.max(...gaps)
}

describe('ratings as another program computes them', () => {
  it.each([
    [1, false, DRIFT],
    [1, true, DRIFT],
    [1, true, 0],
    [2, false, DRIFT],
    [2, true, DRIFT],
    [3, true, DRIFT],
  ])('for 1,000 games of teams of %i, many ties: %s, drift %f', (size, few, tau) => {
    const next = numbers(size * 10 + Number(few))
    const gaps = Array.from({ length: 1_000 }, () => difference(trial(next, size, few), tau))
    expect(Math.max(...gaps)).toBeLessThan(1e-9)
  })

  it('over a long row of games of the same people', () => {
    const next = numbers(99)
    let ours: Rating[][] = Array.from({ length: 4 }, () => [initial()])
    let theirs = plain(ours)
    for (let game = 0; game < 2_000; game++) {
      const ranks = ours.map(() => Math.floor(next() * 4))
      ours = rate(ours, ranks)
      theirs = theirRate(theirs, { rank: ranks })
    }
    for (const [index, { mu, sigma }] of ours.flat().entries()) {
      expect(mu).toBeCloseTo(theirs.flat()[index]?.mu ?? 0, 9)
      expect(sigma).toBeCloseTo(theirs.flat()[index]?.sigma ?? 0, 9)
    }
  })

  it('for a newcomer and for lists', () => {
    expect(initial()).toEqual(theirRating())
    const one = { mu: 31, sigma: 2.5 }
    expect(ordinal(one)).toBeCloseTo(theirOrdinal(one), 12)
  })
})

describe('a rating', () => {
  const [strong, weak] = [
    { mu: 40, sigma: 1 },
    { mu: 10, sigma: 1 },
  ] as const

  it('rises by a victory, and more by one over the stronger', () => {
    const gain = (own: Rating, other: Rating) =>
      (rate([[own], [other]], [1, 2])[0]?.[0]?.mu ?? 0) - own.mu
    expect(gain(weak, strong)).toBeGreaterThan(gain(strong, weak))
    expect(gain(strong, weak)).toBeGreaterThan(0)
  })

  it('depends on the order of ranks alone, and not on the order of the teams', () => {
    const teams = [[strong], [weak], [initial()]]
    const [a, b, c] = rate(teams, [1, 5, 9])
    expect(rate(teams, [-3, 0, 0.5])).toEqual([a, b, c])
    const turned = rate(teams.toReversed(), [9, 5, 1]).flat()
    for (const [index, one] of [c, b, a].flat().entries())
      expect(turned[index]?.mu).toBeCloseTo(one?.mu ?? 0, 12)
  })

  it('draws two who tie together', () => {
    const [up, down] = rate([[weak], [strong]], [1, 1]).flat()
    expect(up?.mu).toBeGreaterThan(weak.mu)
    expect(down?.mu).toBeLessThan(strong.mu)
  })

  it('of a team of two moves the less certain one more', () => {
    const [sure, unsure] =
      rate(
        [
          [strong, initial()],
          [weak, weak],
        ],
        [2, 1],
      )[0] ?? []
    expect(strong.mu - (sure?.mu ?? 0)).toBeLessThan(initial().mu - (unsure?.mu ?? 0))
  })

  it('is as it was after a game against nobody', () => {
    expect(rate([[strong]], [1])).toEqual([[strong]])
    expect(rate([], [])).toEqual([])
  })

  it('holds for players who are worlds apart', () => {
    const far = rate([[{ mu: 1e5, sigma: 1 }], [{ mu: -1e5, sigma: 1 }]], [2, 1]).flat()
    for (const { mu, sigma } of far) expect([mu, sigma].every(Number.isFinite)).toBe(true)
  })

  it('is not made from teams without ranks', () => {
    expect(() => rate([[strong], [weak]], [1])).toThrow('2 teams and 1 ranks')
  })
})
