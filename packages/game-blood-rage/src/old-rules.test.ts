import { describe, expect, it } from 'vitest'
import { type Given, given } from './testing/given.ts'

/** A position that is played on by the rules of 0.1.0, as games begun then are replayed (ADR 8). */
function byOldRules(position: Readonly<Record<string, unknown>>): Given {
  const game = given(position)
  game.state.version = 1
  return game
}

describe('games begun under 0.1.0 replay as they were played', () => {
  it('an upgrade laid as a bluff did what its text says', () => {
    const game = byOldRules({
      clans: ['wolf', 'raven', 'serpent', 'bear'],
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['lokis-blessing'] },
      raven: { hand: ['tyrs-smite'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ wolf: 'extra-warrior' })
  })

  it('a clan that passed acted again once it had Rage', () => {
    const game = byOldRules({
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['lokis-trickery'] },
      raven: { hand: ['tyrs-smite'] },
    })
    game.does('wolf', 'pass')
    game.does('raven', 'pillage gimle')
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('the only stat and the only figures were asked for', () => {
    const game = byOldRules({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf 2 warriors'] },
      wolf: { upgrades: ['friggas-sacrifice'], stats: { rage: 6, horns: 6 } },
    })
    game.does('wolf', 'sacrifice')
    expect(game.asks()).toEqual({ wolf: 'sacrifice' })
    game.does('wolf', 'figure warrior gimle', 'figure warrior gimle')
    expect(game.legal('wolf')).toEqual(['stat axes'])
  })

  it('a pass made under the old rules is final once the game goes on by the new ones', () => {
    const game = byOldRules({
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['lokis-trickery'] },
      raven: { hand: ['tyrs-smite'] },
    })
    game.does('wolf', 'pass')
    game.state.version = 2
    game.does('raven', 'pillage gimle')
    expect(game.clan('wolf').rage).toBe(1)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
