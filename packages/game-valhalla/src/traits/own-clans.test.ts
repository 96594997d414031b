import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

function strengthOf(others: readonly string[], jarl?: string): number {
  const game = duel({
    p1: { squad: ['deer-05', ...others], ...(jarl === undefined ? {} : { jarl }) },
    p2: { squad: ['bear-03', 'wolf-03', 'boar-02', 'giant-04'] },
    dice: ['axe miss miss miss miss miss'],
  })
  game.does('p1', 'arm deer-05 axe')
  expect(game.unmoved()).toBe(true)
  expect(game.asks()).toEqual({ p1: 'phase' })
  return game.strength('p1')
}

describe('the trait for many clans', () => {
  it.each([
    [[], 1, 'itself alone'],
    [['bear-01'], 1, 'two clans'],
    [['bear-01', 'bear-02', 'deer-01'], 1, 'two clans of four warriors'],
    [['bear-01', 'wolf-01'], 1 + 2, 'three clans'],
    [['bear-01', 'wolf-01', 'wolf-02'], 1 + 2, 'three clans, one of them twice'],
    [['bear-01', 'wolf-01', 'boar-01'], 1 + 5, 'four clans'],
    [['bear-01', 'giant-01', 'boar-01'], 1 + 5, 'four clans, Frost Giants among them'],
  ])('VH-137 VH-R8 with %j: %i, %s, itself included', (others, strength) => {
    expect(strengthOf(others)).toBe(strength)
  })

  it('VH-R8 five clans in a bigger squad count as four', () => {
    const all = ['bear-01', 'wolf-01', 'boar-01', 'giant-01']
    expect(strengthOf(all, 'Bernhard')).toBe(1 + 5)
  })
})
