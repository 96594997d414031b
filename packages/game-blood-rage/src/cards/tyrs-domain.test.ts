import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Tyr's Domain", () => {
  it('BR-6.20 lets its owner count a revealed quest as +3', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf warrior', 'raven leader'], horgr: ['serpent leader'] },
      wolf: { upgrades: ['tyrs-domain'], hand: ['alfheim'] },
      serpent: { hand: ['jotunheim'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ wolf: 'quest-bonus' })
    expect(game.legal('wolf')).toEqual(['bonus 0', 'bonus 3'])
    expect(game.forbids('wolf', 'bonus 5')).toBe('BR-6.20')
    game.does('wolf', 'bonus 3')
    expect(game.valhalla('raven')).toEqual(['leader'])
    expect(game.state.discard).toEqual(['a1-alfheim'])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.20 lies in any of the three clan slots', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { upgrades: ['thors-glory', 'lokis-domain', 'tyrs-domain'], hand: ['alfheim'] },
    })
    expect(game.clan('wolf').upgrades[7]).toBe('a1-tyrs-domain')
    game.does('wolf', 'pillage gimle')
    expect(game.legal('wolf')).toEqual(['bonus 0', 'bonus 3'])
  })

  it('BR-6.20 BR-11.21 lets a quest count for nothing and return to a hand as a known card', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { upgrades: ['tyrs-domain'], hand: ['alfheim'] },
    })
    game.does('wolf', 'pillage gimle', 'bonus 0')
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.clan('wolf')).toMatchObject({ hand: ['a1-alfheim'], shown: ['a1-alfheim'] })
  })

  it('BR-6.4 does nothing for other cards or for the quests of others', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { upgrades: ['tyrs-domain'], hand: ['troll'] },
      raven: { hand: ['alfheim'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'raven',
      strength: 3,
      bonus: 0,
      total: 3,
    })
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-6.13 the bonus survives Thor's Primacy", () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { upgrades: ['tyrs-domain'], hand: ['alfheim'] },
      raven: { hand: ['thors-primacy'] },
    })
    game.does('wolf', 'pillage gimle', 'bonus 3')
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'wolf',
      strength: 3,
      bonus: 3,
      total: 6,
    })
  })

  it("BR-6.14 a counted quest pays the owner of Heimdall's Watch, and the next quest is asked anew", () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf warrior', 'raven warrior'] },
      wolf: { upgrades: ['tyrs-domain'], hand: ['alfheim', 'jotunheim'] },
      raven: { hand: ['heimdalls-watch', 'troll'] },
    })
    game.does('wolf', 'pillage gimle', 'card alfheim')
    game.does('raven', 'card heimdalls-watch')
    game.does('wolf', 'bonus 3')
    expect(game.clan('raven').glory).toBe(3)
    expect(game.asks()).toEqual({ wolf: 'quest-bonus' })
    game.does('wolf', 'bonus 3')
    expect(game.valhalla('raven')).toEqual(['warrior'])
  })
})
