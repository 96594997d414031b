import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Frigga's Protection", () => {
  it('BR-11.8 keeps figures from destruction for 1 Rage each, as far as the Rage goes', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        gimle: ['wolf leader', 'wolf warrior', 'raven 2 warriors', 'serpent warrior'],
        'gimle-myrkulor': ['raven ship'],
      },
      wolf: { hand: ['tyrs-bash'] },
      raven: { rage: 2, upgrades: ['friggas-protection'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ raven: 'save-figure' })
    expect(game.forbids('raven', 'figure warrior gimle')).toBeNull()
    game.does('raven', 'figure warrior gimle', 'figure ship gimle-myrkulor')
    expect(game.valhalla('raven')).toEqual(['warrior'])
    expect(game.at('gimle')).toEqual(['raven warrior', 'wolf leader', 'wolf warrior'])
    expect(game.at('gimle-myrkulor')).toEqual(['raven ship'])
    expect(game.clan('raven').rage).toBe(0)
    expect(game.valhalla('serpent')).toEqual(['warrior'])
    expect(game.clan('serpent').rage).toBe(6)
    expect(game.asks()).toEqual({ serpent: 'turn' })
  })

  it('BR-11.8 works against a Troll, and may be declined', () => {
    const game = given({
      age: 2,
      board: { gimle: ['raven 2 warriors'] },
      wolf: { upgrades: ['troll'] },
      raven: { upgrades: ['friggas-protection'] },
    })
    game.does('wolf', 'invade troll gimle')
    game.does('raven', 'figure warrior gimle', 'decline')
    expect(game.at('gimle')).toEqual(['raven warrior', 'wolf troll'])
    expect(game.clan('raven').rage).toBe(5)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-11.8 a Warrior saved from Odin's Smite fights on; without Rage nothing is asked", () => {
    const game = given({
      age: 2,
      board: { gimle: ['wolf leader', 'raven 2 warriors'] },
      wolf: { hand: ['odins-smite'] },
      raven: { rage: 1, upgrades: ['friggas-protection'] },
    })
    game.does('wolf', 'pillage gimle')
    game.does('raven', 'figure warrior gimle')
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'raven',
      strength: 2,
      bonus: 0,
      total: 2,
    })
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-9.3 is no help against Ragnarök', () => {
    const game = given({
      age: 2,
      phase: 'ragnarok',
      dooms: ['horgr', 'gimle', 'utgard'],
      board: { gimle: ['raven leader'] },
      raven: { rage: 6, upgrades: ['friggas-protection'] },
    })
    expect(game.clan('raven').glory).toBe(3)
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it("BR-11.8 is no help against one's own Frigga's Sacrifice", () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf 2 warriors'] },
      wolf: { upgrades: ['friggas-protection', 'friggas-sacrifice'] },
    })
    game.does('wolf', 'sacrifice', 'stat axes')
    expect(game.valhalla('wolf')).toEqual(['warrior', 'warrior'])
    expect(game.clan('wolf').rage).toBe(6)
  })
})
