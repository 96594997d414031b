import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Odin's Judgement", () => {
  it('pays 2 Glory for each figure destroyed, ships included', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: {
        horgr: ['wolf leader', 'raven warrior'],
        'muspelheim-horgr': ['raven ship'],
        gimle: ['bear warrior'],
      },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['odins-judgement'] },
      bear: { glory: 4, hand: ['odins-tide'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').glory).toBe(3 + 2 * 2)
    expect(game.clan('raven').glory).toBe(0)
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('pays a loser for its own dead', () => {
    const game = given({
      age: 3,
      board: { horgr: ['wolf leader', 'raven 2 warriors'] },
      wolf: { hand: ['tyrs-crush'] },
      raven: { hand: ['odins-judgement'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('raven').glory).toBe(4)
    expect(game.clan('raven').hand).toEqual(['a3-odins-judgement'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.6 pays after a tie, in which all figures die', () => {
    const game = given({
      age: 3,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['odins-judgement'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.at('horgr')).toEqual([])
    expect(game.clan('wolf').glory).toBe(4)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('counts figures that card texts destroyed before totals', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior', 'bear warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['odins-judgement'] },
      raven: { hand: ['odins-smite'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').glory).toBe(3 + 4)
  })
})
