import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Odin's Smite", () => {
  it('BR-6.15 takes one Warrior of each opponent before totals are compared', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: {
        horgr: ['wolf leader', 'raven 2 warriors', 'bear warrior'],
        gimle: ['serpent 2 warriors'],
      },
      wolf: { hand: ['odins-smite'] },
      raven: { hand: ['tyrs-bash'] },
      bear: { hand: ['tyrs-smash'] },
      serpent: { glory: 7, hand: ['alfheim'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage horgr')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ clan, strength, total }) => [clan, strength, total])).toEqual([
      ['wolf', 3, 4],
      ['raven', 1, 3],
      ['bear', 0, 3],
    ])
    expect(game.at('horgr')).toEqual(['wolf leader'])
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.15 leaves Leader and Ship alone', () => {
    const game = given({
      board: { horgr: ['wolf 2 warriors', 'raven leader'], 'muspelheim-horgr': ['raven ship'] },
      wolf: { hand: ['odins-smite'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.at('horgr')).toEqual(['raven leader'])
    expect(game.at('muspelheim-horgr')).toEqual(['raven ship'])
    expect(game.valhalla('raven')).toEqual([])
    expect(game.valhalla('wolf')).toEqual(['warrior', 'warrior'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.15 hits the winner too, and never its own clan', () => {
    const game = given({
      board: { horgr: ['wolf leader', 'wolf 2 warriors', 'raven warrior'] },
      raven: { hand: ['odins-smite'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.at('horgr')).toEqual(['wolf leader', 'wolf warrior'])
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.valhalla('raven')).toEqual(['warrior'])
    expect(game.clan('raven').hand).toEqual(['a1-odins-smite'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.7 a clan whose last Warrior is smitten may still win with its card', () => {
    const game = given({
      board: { horgr: ['wolf warrior', 'raven warrior'] },
      wolf: { hand: ['odins-smite'] },
      raven: { hand: ['tyrs-smite'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.at('horgr')).toEqual([])
    expect(game.clan('raven').glory).toBe(3)
    expect(game.clan('wolf').glory).toBe(0)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
