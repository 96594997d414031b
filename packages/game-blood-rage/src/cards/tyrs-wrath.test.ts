import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

const CLANS = ['wolf', 'raven', 'serpent']

describe("Tyr's Wrath", () => {
  it('BR-6.20 lets its owner count a revealed quest as +5', () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf warrior', 'raven leader'], horgr: ['serpent leader'] },
      wolf: { upgrades: ['tyrs-wrath'], hand: ['alfheim'] },
      raven: { hand: ['a1-tyrs-bash'] },
      serpent: { hand: ['jotunheim'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.legal('wolf')).toEqual(['bonus 0', 'bonus 5'])
    game.does('wolf', 'bonus 5')
    // 1 + 5 against 3 + 2.
    expect(game.valhalla('raven')).toEqual(['leader'])
    expect(game.state.discard).toEqual(['a3-alfheim'])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it.each([0, 3, 5])("BR-6.20 with Tyr's Domain it is +3, +5 or nothing, never +8: %i", (bonus) => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { upgrades: ['tyrs-domain', 'tyrs-wrath'], hand: ['alfheim'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.legal('wolf')).toEqual(['bonus 0', 'bonus 3', 'bonus 5'])
    game.does('wolf', `bonus ${bonus}`)
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'wolf',
      strength: 1,
      bonus,
      total: 1 + bonus,
    })
  })

  it('BR-6.20 the pillager is asked first, then clockwise', () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf warrior', 'raven warrior', 'serpent warrior'] },
      turn: 'serpent',
      wolf: { upgrades: ['tyrs-domain'], hand: ['alfheim'] },
      raven: { hand: ['jotunheim'] },
      serpent: { upgrades: ['tyrs-wrath'], hand: ['manheim'] },
    })
    game.does('serpent', 'pillage gimle')
    expect(game.asks()).toEqual({ serpent: 'quest-bonus' })
    game.does('serpent', 'bonus 5')
    expect(game.asks()).toEqual({ wolf: 'quest-bonus' })
    game.does('wolf', 'bonus 3')
    expect(game.at('gimle')).toEqual(['serpent warrior'])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it("BR-6.16 Heimdall's Sight of an opponent sees the bonus", () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { upgrades: ['tyrs-wrath'], hand: ['alfheim'] },
      raven: { hand: ['heimdalls-sight'] },
    })
    game.does('wolf', 'pillage gimle', 'bonus 5')
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'raven',
      strength: 1,
      bonus: 5,
      total: 6,
    })
  })
})
