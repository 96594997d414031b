import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Eternal Dragons', () => {
  it("BR-11.20 pay 12 Glory at once for a ship given up to Frigga's Sacrifice", () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        gimle: ['wolf warrior'],
        horgr: ['wolf leader'],
        'gimle-myrkulor': ['wolf ship', 'raven ship'],
      },
      wolf: { upgrades: ['eternal-dragons', 'friggas-sacrifice'] },
    })
    const raven = structuredClone(game.clan('raven'))
    game.does('wolf', 'sacrifice', 'figure ship gimle-myrkulor')
    expect(game.clan('wolf').glory).toBe(12)
    game.does('wolf', 'figure warrior gimle', 'stat rage')
    expect(game.clan('wolf').glory).toBe(12)
    expect(game.clan('raven')).toEqual(raven)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.20 pay 12 Glory for each ship lost in a battle', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { 'gimle-myrkulor': ['wolf ship', 'wolf sea-serpent'], gimle: ['raven leader'] },
      wolf: { upgrades: ['eternal-dragons', 'sea-serpent'] },
      raven: { hand: ['tyrs-crush'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.valhalla('wolf')).toEqual(['ship', 'sea-serpent'])
    expect(game.clan('wolf').glory).toBe(24)
    expect(game.clan('raven').glory).toBe(3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.20 pay 12 Glory on top of the 4 that Ragnarök pays', () => {
    const game = given({
      age: 3,
      phase: 'ragnarok',
      dooms: ['horgr', 'utgard', 'gimle'],
      board: { 'gimle-myrkulor': ['wolf ship', 'raven ship'] },
      wolf: { upgrades: ['eternal-dragons'] },
    })
    expect(game.clan('wolf').glory).toBe(4 + 12)
    expect(game.clan('raven').glory).toBe(4)
    expect(game.state.over).toBe(true)
  })

  it('BR-6.17 pay nothing for a ship that survives its battle', () => {
    const game = given({
      age: 3,
      board: { 'gimle-myrkulor': ['wolf ship'], gimle: ['raven warrior'] },
      wolf: { upgrades: ['eternal-dragons'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.at('gimle-myrkulor')).toEqual(['wolf ship'])
    expect(game.clan('wolf').glory).toBe(5 + 3)
  })
})
