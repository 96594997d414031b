import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

function strengthOf(others: readonly string[], jarl?: string): number {
  const game = duel({
    p1: { squad: ['alof', ...others], ...(jarl === undefined ? {} : { jarl }) },
    p2: { squad: ['bjarni', 'ulfhild', 'jorund', 'snaer'] },
    dice: ['axe miss miss miss miss miss'],
  })
  game.does('p1', 'arm alof axe')
  expect(game.unmoved()).toBe(true)
  expect(game.asks()).toEqual({ p1: 'phase' })
  return game.strength('p1')
}

describe('the trait for many clans', () => {
  it.each([
    [[], 1, 'itself alone'],
    [['arnbjorn'], 1, 'two clans'],
    [['arnbjorn', 'bersi', 'hjort'], 1, 'two clans of four warriors'],
    [['arnbjorn', 'ulf'], 1 + 2, 'three clans'],
    [['arnbjorn', 'ulf', 'ulfar'], 1 + 2, 'three clans, one of them twice'],
    [['arnbjorn', 'ulf', 'jofur'], 1 + 5, 'four clans'],
    [['arnbjorn', 'hrym', 'jofur'], 1 + 5, 'four clans, Frost Giants among them'],
  ])('VH-137 VH-R8 with %j: %i, %s, itself included', (others, strength) => {
    expect(strengthOf(others)).toBe(strength)
  })

  it('VH-R8 five clans in a bigger squad count as four', () => {
    const all = ['arnbjorn', 'ulf', 'jofur', 'hrym']
    expect(strengthOf(all, 'Bernhard')).toBe(1 + 5)
  })
})
