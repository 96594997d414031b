import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Loki's Dragons", () => {
  it('BR-11.20 pays 4 Glory for a ship lost in a battle, and nothing for other figures', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        gimle: ['wolf warrior', 'raven leader', 'raven warrior'],
        'gimle-myrkulor': ['wolf ship'],
        'utgard-andlang': ['serpent ship'],
      },
      turn: 'raven',
      wolf: { upgrades: ['lokis-dragons'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('raven', 'pillage gimle')
    expect(game.valhalla('wolf')).toEqual(['warrior', 'ship'])
    expect(game.clan('wolf').glory).toBe(4)
    expect(game.clan('raven').glory).toBe(5 + 3)
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ serpent: 'turn' })
  })

  it('BR-11.20 pays on top of what Ragnarök pays, to its owner alone', () => {
    const game = given({
      phase: 'ragnarok',
      dooms: ['gimle', 'horgr', 'utgard'],
      board: { gimle: ['wolf warrior'], 'gimle-myrkulor': ['wolf ship', 'raven ship'] },
      wolf: { upgrades: ['lokis-dragons'] },
    })
    expect(game.clan('wolf').glory).toBe(2 + 2 + 4)
    expect(game.clan('raven').glory).toBe(2)
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it('BR-6.17 pays nothing for the ship of an enemy', () => {
    const game = given({
      board: { gimle: ['wolf leader'], 'gimle-myrkulor': ['raven ship'] },
      wolf: { upgrades: ['lokis-dragons'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.valhalla('raven')).toEqual(['ship'])
    expect(game.clan('wolf').glory).toBe(5 + 3)
    expect(game.clan('raven').glory).toBe(0)
  })

  it('BR-11.4 counts the Sea Serpent as a ship', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        'gimle-myrkulor': ['wolf ship', 'wolf sea-serpent'],
        gimle: ['raven leader', 'raven 3 warriors'],
      },
      wolf: { upgrades: ['lokis-dragons', 'sea-serpent'] },
      raven: { hand: ['tyrs-bash'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.valhalla('wolf')).toEqual(['ship', 'sea-serpent'])
    expect(game.clan('wolf').glory).toBe(8)
  })

  it('BR-5.10 brings the Ship in for no Rage when it is played', () => {
    const game = given({ wolf: { rage: 2, hand: ['lokis-dragons'] } })
    game.does('wolf', 'upgrade lokis-dragons')
    expect(game.forbids('wolf', 'place gimle')).toBe('BR-5.6')
    game.does('wolf', 'place gimle-myrkulor')
    expect(game.clan('wolf').rage).toBe(0)
    expect(game.at('gimle-myrkulor')).toEqual(['wolf ship'])
  })
})
