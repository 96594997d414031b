import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Loki's Eminence", () => {
  it('BR-11.15 pays its owner 2 Glory for each own figure released', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      phase: 'release',
      board: { gimle: ['wolf leader'] },
      wolf: { upgrades: ['lokis-eminence'], valhalla: ['3 warriors', 'ship'] },
      raven: { valhalla: ['2 warriors'] },
    })
    expect(game.clan('wolf').glory).toBe(8)
    expect([game.clan('raven').glory, game.clan('serpent').glory]).toEqual([0, 0])
    expect(game.at('gimle')).toEqual(['wolf leader'])
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft', serpent: 'draft' })
  })

  it("BR-12.4 BR-11.15 laid over Frigga's Succor, it pays 3 together with Loki's Domain", () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      wolf: {
        rage: 2,
        upgrades: ['friggas-succor', 'lokis-domain', 'thors-glory'],
        hand: ['lokis-eminence'],
        valhalla: ['2 warriors'],
      },
      raven: { rage: 1 },
      serpent: { rage: 0 },
    })
    game.does('wolf', 'upgrade lokis-eminence 5')
    expect(game.state.discard).toEqual(['a1-friggas-succor'])
    expect(game.clan('wolf').rage).toBe(0)
    game.does('raven', 'pass')
    expect(game.clan('wolf').glory).toBe(6)
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft', serpent: 'draft' })
  })

  it('BR-5.12 BR-11.15 pays nothing for a monster that left the game', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      wolf: {
        rage: 2,
        upgrades: ['lokis-eminence', 'troll'],
        hand: ['valkyrie'],
        valhalla: ['troll', 'warrior'],
      },
      raven: { rage: 1 },
      serpent: { rage: 0 },
    })
    game.does('wolf', 'upgrade valkyrie 3', 'decline')
    game.does('raven', 'pass')
    expect(game.clan('wolf').glory).toBe(2)
  })
})
