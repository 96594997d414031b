import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Valkyrie', () => {
  it('BR-6.17 pays 2 Glory for each enemy figure destroyed in her battle', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        gimle: ['wolf valkyrie', 'wolf leader', 'raven 2 warriors'],
        'gimle-myrkulor': ['raven ship'],
        horgr: ['serpent leader'],
      },
      wolf: { upgrades: ['valkyrie'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').glory).toBe(5 + 3 + 3 * 2)
    expect(game.clan('raven').glory).toBe(0)
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.23 pays though she falls in the battle, but not for her own side', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf valkyrie', 'wolf warrior', 'raven leader', 'serpent 2 warriors'] },
      turn: 'raven',
      wolf: { upgrades: ['valkyrie'] },
      raven: { hand: ['tyrs-bash'] },
    })
    game.does('raven', 'pillage gimle')
    expect(game.valhalla('wolf')).toEqual(['warrior', 'valkyrie'])
    expect(game.clan('wolf').glory).toBe(2 * 2)
  })

  it("BR-6.23 pays though Odin's Tide took her before totals were compared", () => {
    const game = given({
      age: 2,
      board: { gimle: ['wolf valkyrie', 'wolf leader', 'raven 2 warriors'] },
      wolf: { upgrades: ['valkyrie'] },
      raven: { hand: ['odins-tide'] },
    })
    game.does('wolf', 'pillage gimle', 'figure leader gimle')
    expect(game.valhalla('wolf')).toEqual(['valkyrie'])
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    expect(game.clan('wolf').glory).toBe(5 + 3 + 2 * 2)
  })

  it('BR-6.23 pays nothing for a battle she is not in, nor outside a battle', () => {
    const game = given({
      age: 2,
      board: { gimle: ['wolf leader', 'raven warrior'], horgr: ['wolf valkyrie', 'raven warrior'] },
      wolf: { upgrades: ['valkyrie', 'troll'] },
      raven: { rage: 0 },
    })
    game.does('wolf', 'pillage gimle', 'invade troll horgr')
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    expect(game.clan('wolf').glory).toBe(5 + 3)
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it("BR-11.18 does not count a figure saved by Frigga's Protection", () => {
    const game = given({
      age: 2,
      board: { gimle: ['wolf valkyrie', 'wolf leader', 'raven 2 warriors'] },
      wolf: { upgrades: ['valkyrie'] },
      raven: { rage: 1, upgrades: ['friggas-protection'] },
    })
    game.does('wolf', 'pillage gimle')
    game.does('raven', 'figure warrior gimle')
    expect(game.clan('wolf').glory).toBe(5 + 3 + 2)
  })
})
