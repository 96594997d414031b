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
