import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Yggdrasil!', () => {
  it.each([
    [1, 6],
    [2, 8],
    [3, 11],
  ])('BR-8.1 BR-8.3 in age %i pays %i Glory and one stat step', (age, glory) => {
    const game = given({
      age,
      phase: 'quest',
      clans: ['wolf', 'raven', 'bear'],
      board: { yggdrasil: ['wolf leader', 'raven 2 warriors', 'bear 2 warriors'] },
      wolf: { quests: ['yggdrasil'] },
      bear: { glory: 5 },
    })
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
    game.does('wolf', 'stat axes')
    expect(game.clan('wolf').glory).toBe(glory)
    expect(game.clan('wolf').steps).toEqual([1, 2, 1])
    expect([game.clan('bear').glory, game.clan('bear').steps]).toEqual([5, [1, 1, 1]])
  })

  it('BR-8.3 compares clan by clan, not with all others together', () => {
    const game = given({
      phase: 'quest',
      clans: ['wolf', 'raven', 'bear'],
      board: { yggdrasil: ['wolf 3 warriors', 'raven 3 warriors', 'bear warrior'] },
      wolf: { quests: ['yggdrasil'] },
    })
    expect(game.clan('wolf').glory).toBe(0)
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft', bear: 'draft' })
  })

  it('BR-8.3 fails for a clan that is elsewhere', () => {
    const game = given({
      phase: 'quest',
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf leader', 'wolf 3 warriors'] },
      wolf: { quests: ['yggdrasil'] },
    })
    expect(game.clan('wolf').glory).toBe(0)
  })

  it('BR-5.13 is committed without Rage', () => {
    const game = given({ clans: ['wolf', 'raven', 'bear'], wolf: { hand: ['yggdrasil'] } })
    game.does('wolf', 'quest yggdrasil')
    expect(game.clan('wolf').rage).toBe(6)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
