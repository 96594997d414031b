import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Thor's Hammer", () => {
  it('pays 3 Glory for a win, on top of Axes', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior'], gimle: ['bear warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['thors-hammer'] },
      bear: { glory: 9 },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').glory).toBe(3 + 3)
    expect(game.state.discard).toEqual(['a1-thors-hammer'])
    expect(game.clan('raven').glory).toBe(0)
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('pays a defender who wins as well', () => {
    const game = given({
      board: { horgr: ['wolf warrior', 'raven leader'] },
      raven: { hand: ['thors-hammer'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('raven').glory).toBe(3 + 3)
    expect(game.state.pillaged.includes(true)).toBe(false)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('pays nothing for a loss, nor for a tie', () => {
    const lost = given({
      board: { horgr: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['thors-hammer'] },
    })
    lost.does('wolf', 'pillage horgr')
    expect(lost.clan('wolf').glory).toBe(0)
    const tied = given({
      board: { horgr: ['wolf warrior', 'raven 2 warriors'] },
      wolf: { hand: ['thors-hammer'] },
    })
    tied.does('wolf', 'pillage horgr')
    expect(tied.clan('wolf').glory).toBe(0)
    expect(tied.clan('wolf').hand).toEqual(['a1-thors-hammer'])
    expect(tied.asks()).toEqual({ raven: 'turn' })
  })
})
