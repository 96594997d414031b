import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Tyr's Challenge", () => {
  it('BR-11.10 pillages a province once more for 2 Rage', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf warrior'], horgr: ['serpent leader'] },
      pillaged: ['gimle'],
      wolf: { rage: 6, upgrades: ['tyrs-challenge'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    expect(game.forbids('wolf', 'pillage gimle')).toBe('BR-5.14')
    game.does('wolf', 'challenge gimle')
    expect(game.clan('wolf')).toMatchObject({ rage: 4, glory: 5 })
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.10 is otherwise a pillage like any other, with call to battle and battle', () => {
    const game = given({
      age: 2,
      board: { 'gimle-myrkulor': ['wolf ship'], yggdrasil: ['raven leader'] },
      pillaged: ['gimle'],
      wolf: { rage: 2, upgrades: ['tyrs-challenge'] },
    })
    game.does('wolf', 'challenge gimle')
    expect(game.asks()).toEqual({ raven: 'call-to-battle' })
    game.does('raven', 'figure leader yggdrasil')
    expect(game.valhalla('wolf')).toEqual(['ship'])
    expect(game.clan('wolf')).toMatchObject({ rage: 0, glory: 0 })
    expect(game.clan('raven').glory).toBe(3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.10 is no way to pillage a province for the first time', () => {
    const game = given({
      age: 2,
      board: { gimle: ['wolf warrior'] },
      wolf: { upgrades: ['tyrs-challenge'] },
    })
    expect(game.forbids('wolf', 'challenge gimle')).toBe('BR-11.10')
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').rage).toBe(6)
  })

  it('BR-5.2 BR-5.14 BR-11.10 needs 2 Rage, a figure there and the card', () => {
    const position = { age: 2, board: { gimle: ['wolf warrior'] }, pillaged: ['gimle', 'horgr'] }
    const upgrades = ['tyrs-challenge']
    const game = given({ ...position, wolf: { rage: 1, upgrades } })
    expect(game.forbids('wolf', 'challenge gimle')).toBe('BR-5.2')
    const rich = given({ ...position, wolf: { upgrades } })
    expect(rich.forbids('wolf', 'challenge horgr')).toBe('BR-5.14')
    const without = given({ ...position, raven: { upgrades } })
    expect(without.forbids('wolf', 'challenge gimle')).toBe('BR-11.10')
  })
})
