import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Heimdall's Gaze", () => {
  it('BR-6.5 adds 3 to a card already played and turns the battle', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf warrior', 'raven leader'], gimle: ['bear warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['alfheim', 'heimdalls-gaze'] },
      bear: { glory: 3, hand: ['heimdalls-gaze'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage horgr', 'card alfheim')
    expect(game.asks()).toEqual({ wolf: 'white-circle' })
    game.does('wolf', 'card heimdalls-gaze')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ total }) => total)).toEqual([4, 3])
    expect(game.state.discard.toSorted()).toEqual(['a3-alfheim', 'a3-heimdalls-gaze'])
    expect(game.clan('wolf').glory).toBe(3)
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.5 may be declined and stays in the hand', () => {
    const game = given({
      age: 3,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['alfheim', 'heimdalls-gaze'] },
    })
    game.does('wolf', 'pillage horgr', 'card alfheim', 'decline')
    expect(game.clan('wolf').hand.toSorted()).toEqual(['a3-alfheim', 'a3-heimdalls-gaze'])
    expect(game.clan('wolf').shown).toEqual(['a3-alfheim'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.5 is for participants only: +3 as a normal card', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf warrior', 'raven leader'], gimle: ['bear leader'] },
      raven: { hand: ['heimdalls-gaze'] },
      bear: { hand: ['heimdalls-gaze'] },
    })
    game.does('wolf', 'pillage horgr')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ total }) => total)).toEqual([1, 6])
    expect(game.clan('bear').hand).toEqual(['a3-heimdalls-gaze'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
