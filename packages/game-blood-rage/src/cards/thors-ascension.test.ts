import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Thor's Ascension", () => {
  it('pays 3 Rage and 3 Glory for a win', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior'], gimle: ['bear warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { rage: 4, hand: ['thors-ascension'] },
      bear: { rage: 2, glory: 2 },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').rage).toBe(7)
    expect(game.clan('wolf').glory).toBe(3 + 3)
    expect(game.clan('raven').rage).toBe(6)
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-1.5 BR-5.3 stops at 12 Rage, and brings a clan without Rage back', () => {
    const full = given({
      age: 3,
      board: { horgr: ['wolf leader', 'raven warrior'] },
      wolf: { rage: 11, hand: ['thors-ascension'] },
    })
    full.does('wolf', 'pillage horgr')
    expect(full.clan('wolf').rage).toBe(12)
    const spent = given({
      age: 3,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      raven: { rage: 0, hand: ['thors-ascension'] },
    })
    spent.does('wolf', 'pillage horgr')
    expect(spent.clan('raven').rage).toBe(3)
    expect(spent.asks()).toEqual({ raven: 'turn' })
  })

  it('pays nothing for a loss', () => {
    const game = given({
      age: 3,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      wolf: { rage: 4, hand: ['thors-ascension'] },
    })
    game.does('wolf', 'pillage horgr')
    expect([game.clan('wolf').rage, game.clan('wolf').glory]).toEqual([4, 0])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
