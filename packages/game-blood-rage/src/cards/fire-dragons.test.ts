import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Fire Dragons', () => {
  it('BR-11.20 pays 8 Glory at once for a ship the Fire Giant destroys', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf warrior'], 'gimle-myrkulor': ['wolf ship', 'serpent ship'] },
      turn: 'raven',
      wolf: { upgrades: ['fire-dragons'] },
      raven: { upgrades: ['fire-giant'] },
    })
    game.does('raven', 'invade fire-giant gimle')
    expect(game.valhalla('wolf')).toEqual(['warrior', 'ship'])
    expect(game.clan('wolf').glory).toBe(8)
    expect([game.clan('raven').glory, game.clan('serpent').glory]).toEqual([0, 0])
    expect(game.asks()).toEqual({ serpent: 'turn' })
  })

  it('BR-11.20 pays 8 Glory for a ship lost in a battle', () => {
    const game = given({
      age: 2,
      board: { 'gimle-myrkulor': ['wolf ship'], gimle: ['raven leader'] },
      wolf: { upgrades: ['fire-dragons'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').glory).toBe(8)
    expect(game.clan('raven').glory).toBe(3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-5.9 BR-5.10 takes the place of Loki's Dragons, which then pay no more", () => {
    const game = given({
      age: 2,
      board: { gimle: ['raven leader'] },
      wolf: { rage: 2, upgrades: ['lokis-dragons'], hand: ['fire-dragons'] },
    })
    game.does('wolf', 'upgrade fire-dragons', 'place gimle-myrkulor')
    expect(game.state.discard).toEqual(['a1-lokis-dragons'])
    expect(game.clan('wolf').rage).toBe(0)
    game.does('raven', 'pillage gimle')
    expect(game.clan('wolf').glory).toBe(8)
  })

  it('BR-11.18 pays nothing for a ship that is saved', () => {
    const game = given({
      age: 2,
      board: { 'gimle-myrkulor': ['wolf ship'], gimle: ['raven leader'] },
      wolf: { rage: 1, upgrades: ['fire-dragons', 'friggas-protection'] },
    })
    game.does('wolf', 'pillage gimle', 'figure ship gimle-myrkulor')
    expect(game.at('gimle-myrkulor')).toEqual(['wolf ship'])
    expect(game.clan('wolf').glory).toBe(0)
  })
})
