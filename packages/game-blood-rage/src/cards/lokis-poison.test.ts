import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Loki's Poison", () => {
  it('a loser takes all cards the winner played, for everybody to know (BR-11.21)', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior', 'bear warrior'] },
      wolf: { hand: ['tyrs-rage', 'heimdalls-gaze', 'alfheim'] },
      raven: { hand: ['lokis-poison'] },
      bear: { hand: ['tyrs-crush'] },
    })
    game.does('wolf', 'pillage horgr', 'card tyrs-rage', 'card heimdalls-gaze', 'decline')
    const taken = ['a3-heimdalls-gaze', 'a3-lokis-poison', 'a3-tyrs-rage']
    expect(game.clan('raven').hand.toSorted()).toEqual(taken)
    expect(game.clan('raven').shown.toSorted()).toEqual(taken)
    expect(game.clan('wolf').hand).toEqual(['a3-alfheim'])
    expect(game.clan('bear').hand).toEqual(['a3-tyrs-crush'])
    expect(game.state.discard).toEqual([])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.19 goes before Tyr’s Prowess: there is nothing left to recover', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['tyrs-crush'], upgrades: ['tyrs-prowess'] },
      raven: { hand: ['lokis-poison'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').hand).toEqual([])
    expect(game.clan('wolf').rage).toBe(6)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.19 of several Poisons the first clockwise from the winner gets all', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      turn: 'raven',
      board: { horgr: ['wolf warrior', 'raven warrior', 'bear leader'] },
      wolf: { hand: ['lokis-poison'] },
      bear: { hand: ['tyrs-crush'] },
    })
    game.clan('raven').hand.push('a3-lokis-poison')
    game.does('raven', 'pillage horgr')
    expect(game.clan('wolf').hand.toSorted()).toEqual(['a3-lokis-poison', 'a3-tyrs-crush'])
    expect(game.clan('raven').hand).toEqual(['a3-lokis-poison'])
    expect(game.asks()).toEqual({ bear: 'turn' })
  })

  it('BR-6.18 takes nothing after a tie, nor from a winner without a card, nor when it wins', () => {
    const tied = given({
      age: 3,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['odins-judgement'] },
      raven: { hand: ['lokis-poison'] },
    })
    tied.does('wolf', 'pillage horgr')
    expect(tied.clan('wolf').hand).toEqual(['a3-odins-judgement'])
    const won = given({
      age: 3,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      raven: { hand: ['lokis-poison'] },
    })
    won.does('wolf', 'pillage horgr')
    expect(won.state.discard).toEqual(['a3-lokis-poison'])
    expect(won.asks()).toEqual({ raven: 'turn' })
  })
})
