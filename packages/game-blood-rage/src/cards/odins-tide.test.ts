import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Odin's Tide", () => {
  it('BR-6.15 every participant keeps one figure of its choice, clockwise from the pillager', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      board: {
        horgr: ['wolf leader', 'wolf warrior', 'raven warrior'],
        'muspelheim-horgr': ['raven ship'],
        muspelheim: ['bear 2 warriors'],
      },
      wolf: { hand: ['odins-tide'] },
      bear: { glory: 2, hand: ['alfheim'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage horgr')
    game.does('bear', 'decline')
    expect(game.asks()).toEqual({ wolf: 'keep-figure' })
    expect(game.legal('wolf')).toEqual(['figure warrior horgr', 'figure leader horgr'])
    expect(game.forbids('wolf', 'decline')).toBe('BR-6.15')
    expect(game.forbids('wolf', 'figure warrior horgr')).toBeNull()
    game.does('wolf', 'figure leader horgr')
    expect(game.asks()).toEqual({ raven: 'keep-figure' })
    game.does('raven', 'figure ship muspelheim-horgr')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ clan, total }) => [clan, total])).toEqual([
      ['wolf', 4],
      ['raven', 2],
    ])
    expect(game.at('horgr')).toEqual(['wolf leader'])
    expect(game.at('muspelheim-horgr')).toEqual([])
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.15 asks nobody who has no choice: one figure, or figures all alike', () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf 2 warriors', 'raven leader'] },
      raven: { hand: ['odins-tide'] },
    })
    game.does('wolf', 'pillage horgr')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ total }) => total)).toEqual([1, 4])
    expect(game.valhalla('wolf')).toEqual(['warrior', 'warrior'])
    expect(game.at('horgr')).toEqual(['raven leader'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.15 counts the monster of either slot as another figure to choose', () => {
    const game = given({
      age: 2,
      board: { gimle: ['wolf 2 warriors', 'wolf troll', 'raven warrior', 'raven dark-elf'] },
      wolf: { hand: ['odins-tide'], upgrades: ['troll'] },
      raven: { upgrades: ['valkyrie', 'dark-elf'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ wolf: 'keep-figure' })
    game.does('wolf', 'figure troll gimle')
    expect(game.asks()).toEqual({ raven: 'keep-figure' })
    expect(game.legal('raven')).toEqual(['figure warrior gimle', 'figure dark-elf gimle'])
  })

  it('BR-6.15 leaves one figure in Yggdrasil too', () => {
    const game = given({
      age: 2,
      board: { yggdrasil: ['wolf 2 warriors', 'raven leader', 'raven warrior'] },
      wolf: { hand: ['odins-tide'] },
    })
    game.does('wolf', 'pillage yggdrasil')
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.legal('raven')).toEqual(['figure warrior yggdrasil', 'figure leader yggdrasil'])
    expect(game.forbids('raven', 'figure leader yggdrasil')).toBeNull()
  })

  it("BR-6.15 BR-11.8 asks nobody twice who saves the rest by Frigga's Protection", () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf leader', 'wolf warrior', 'raven 2 warriors'] },
      wolf: { rage: 2, hand: ['odins-tide'], upgrades: ['friggas-protection'] },
    })
    game.does('wolf', 'pillage horgr', 'figure leader horgr', 'figure warrior horgr')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ clan, strength }) => [clan, strength])).toEqual([
      ['wolf', 4],
      ['raven', 1],
    ])
    expect(game.clan('wolf').rage).toBe(1)
    expect(game.at('horgr')).toEqual(['wolf leader', 'wolf warrior'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.13 goes before a Smite that comes later round the table', () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf 2 warriors', 'raven 2 warriors'] },
      wolf: { hand: ['odins-tide'] },
      raven: { hand: ['odins-smite'] },
    })
    game.does('wolf', 'pillage horgr')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ strength, total }) => [strength, total])).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(game.at('horgr')).toEqual(['raven warrior'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
