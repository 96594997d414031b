import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Frigga's Charm", () => {
  it('BR-11.9 makes later upgrades 1 Rage cheaper but never less than 0', () => {
    const game = given({ wolf: { rage: 6, hand: ['friggas-charm', 'troll', 'dwarf-chieftain'] } })
    game.does('wolf', 'upgrade friggas-charm')
    expect(game.clan('wolf').rage).toBe(6)
    game.does('raven', 'pass')
    game.does('wolf', 'upgrade troll', 'decline')
    expect(game.clan('wolf').rage).toBe(5)
    game.does('wolf', 'upgrade dwarf-chieftain', 'decline')
    expect(game.clan('wolf').rage).toBe(5)
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-11.9 lets a clan play what it could not pay for otherwise', () => {
    const game = given({ wolf: { rage: 1, upgrades: ['friggas-charm'], hand: ['thors-glory'] } })
    game.does('wolf', 'upgrade thors-glory')
    expect(game.clan('wolf').rage).toBe(0)
  })

  it('BR-11.9 leaves invasions, marches and the upgrades of others alone', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf leader'], horgr: ['serpent leader'] },
      wolf: { rage: 4, upgrades: ['friggas-charm', 'troll'] },
      raven: { rage: 3, hand: ['thors-glory'] },
      serpent: { rage: 0, hand: ['lokis-domain'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'invade troll gimle')
    expect(game.clan('wolf').rage).toBe(2)
    game.does('raven', 'upgrade thors-glory')
    expect(game.clan('raven').rage).toBe(1)
    game.does('wolf', 'march gimle horgr', 'figure leader gimle', 'decline')
    expect(game.clan('wolf').rage).toBe(1)
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.9 two Charms add up', () => {
    const game = given({
      wolf: { rage: 4, upgrades: ['friggas-charm'], hand: ['lord-of-hammers'] },
    })
    // The deck has one Charm only, so the position cannot name a second.
    game.clan('wolf').upgrades[6] = 'a1-friggas-charm'
    game.does('wolf', 'upgrade lord-of-hammers', 'decline')
    expect(game.clan('wolf').rage).toBe(3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
