import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Thor's Oath", () => {
  it('BR-6.17 raises one stat for a win, after Axes have paid', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior'], gimle: ['bear leader'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['thors-oath'] },
      bear: { stats: { axes: 3 }, glory: 6 },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage horgr')
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
    expect(game.clan('wolf').glory).toBe(3)
    game.does('wolf', 'stat axes')
    expect(game.clan('wolf').glory).toBe(3)
    expect(game.clan('wolf').steps).toEqual([2, 2, 1])
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.19 offers only stats that can rise, and nothing where none can', () => {
    const some = given({
      age: 2,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      raven: { hand: ['thors-oath'], stats: { rage: 6, horns: 5 } },
    })
    some.does('wolf', 'pillage horgr')
    expect(some.legal('raven')).toEqual(['stat axes', 'stat horns'])
    expect(some.forbids('raven', 'stat rage')).toBe('BR-1.5')
    some.does('raven', 'stat horns')
    const none = given({
      age: 2,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      raven: { hand: ['thors-oath'], stats: { rage: 6, axes: 6, horns: 6 } },
    })
    none.does('wolf', 'pillage horgr')
    expect(none.asks()).toEqual({ raven: 'turn' })
  })

  it('does nothing for a loser', () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['thors-oath'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').steps).toEqual([1, 1, 1])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
