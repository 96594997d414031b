import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Loki's Backstab", () => {
  it('a loser takes 2 Glory from the winner', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior', 'bear warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { glory: 10 },
      raven: { glory: 5, hand: ['lokis-backstab'] },
      bear: { glory: 20 },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').glory).toBe(10 - 2 + 3)
    expect(game.clan('raven').glory).toBe(7)
    expect(game.clan('bear').glory).toBe(20)
    expect(game.clan('raven').hand).toEqual(['a2-lokis-backstab'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.17 BR-6.18 BR-10.4 finds only what the winner had before this battle paid', () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf leader', 'raven warrior'] },
      tokens: { horgr: 'glory' },
      wolf: { glory: 1 },
      raven: { hand: ['lokis-backstab'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('raven').glory).toBe(1)
    expect(game.clan('wolf').glory).toBe(0 + 5 + 3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.18 takes nothing after a tie', () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf warrior', 'raven warrior'] },
      wolf: { glory: 8 },
      raven: { hand: ['lokis-backstab'] },
    })
    game.does('wolf', 'pillage horgr')
    expect([game.clan('wolf').glory, game.clan('raven').glory]).toEqual([8, 0])
  })

  it('does nothing for a winner, while every loser’s own copy acts', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: { horgr: ['wolf leader', 'raven warrior', 'bear warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { glory: 3 },
      raven: { hand: ['lokis-backstab'] },
      bear: { hand: ['lokis-backstab'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('raven').glory).toBe(2)
    expect(game.clan('bear').glory).toBe(1)
    expect(game.clan('wolf').glory).toBe(3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
