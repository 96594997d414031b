import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Loki's Trickery", () => {
  it('a loser takes 1 Rage from the winner', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior', 'bear warrior'] },
      raven: { rage: 3, hand: ['lokis-trickery'] },
      bear: { rage: 4, hand: ['alfheim'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').rage).toBe(5)
    expect(game.clan('raven').rage).toBe(4)
    expect(game.clan('bear').rage).toBe(4)
    expect(game.clan('bear').hand).toEqual(['a1-alfheim'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('gives a clan with 0 Rage its turn back (BR-5.3)', () => {
    const game = given({
      board: { horgr: ['wolf leader', 'raven warrior'] },
      raven: { rage: 0, hand: ['lokis-trickery'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('raven').rage).toBe(1)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.18 takes nothing where the winner has nothing', () => {
    const game = given({
      board: { horgr: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['lokis-trickery'] },
      raven: { rage: 0 },
    })
    game.does('wolf', 'pillage horgr')
    expect([game.clan('wolf').rage, game.clan('raven').rage]).toEqual([6, 0])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-6.18 takes nothing after a tie', () => {
    const game = given({
      board: { horgr: ['wolf warrior', 'raven warrior'] },
      raven: { hand: ['lokis-trickery'] },
    })
    game.does('wolf', 'pillage horgr')
    expect([game.clan('wolf').rage, game.clan('raven').rage]).toEqual([6, 6])
    expect(game.clan('raven').hand).toEqual(['a1-lokis-trickery'])
  })

  it('does nothing for a winner, and Rage beyond 12 is lost (BR-1.5)', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: { horgr: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['lokis-trickery'] },
      raven: { rage: 12, hand: ['lokis-trickery'] },
    })
    game.does('wolf', 'pillage horgr')
    expect([game.clan('wolf').rage, game.clan('raven').rage]).toEqual([5, 12])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
