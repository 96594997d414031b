import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Heimdall's Eye", () => {
  it('BR-6.5 is added after the reveal, pillager first, until all decline in a row', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven leader'], gimle: ['bear warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['thors-oath', 'heimdalls-eye', 'alfheim'] },
      raven: { hand: ['odins-tide', 'heimdalls-eye', 'heimdalls-eye', 'manheim'] },
      bear: { glory: 1, hand: ['tyrs-smite'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage horgr', 'card thors-oath')
    game.does('raven', 'card odins-tide')
    expect(game.asks()).toEqual({ wolf: 'white-circle' })
    expect(game.legal('wolf')).toEqual(['card a2-heimdalls-eye', 'decline'])
    expect(game.forbids('wolf', 'card alfheim')).toBe('BR-6.5')
    game.does('wolf', 'decline')
    game.does('raven', 'card heimdalls-eye')
    game.does('wolf', 'card heimdalls-eye')
    game.does('raven', 'card heimdalls-eye')
    game.does('wolf', 'decline')
    game.does('raven', 'decline')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ bonus, total }) => [bonus, total])).toEqual([
      [3, 6],
      [5, 8],
    ])
    expect(game.state.discard.toSorted()).toEqual([
      'a2-heimdalls-eye',
      'a2-heimdalls-eye',
      'a2-odins-tide',
    ])
    expect(game.clan('wolf').hand.toSorted()).toEqual([
      'a2-alfheim',
      'a2-heimdalls-eye',
      'a2-thors-oath',
    ])
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.5 may be the normal card: +2', () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf warrior', 'raven 2 warriors'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['heimdalls-eye'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').glory).toBe(3)
    expect(game.state.discard).toEqual(['a2-heimdalls-eye'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
