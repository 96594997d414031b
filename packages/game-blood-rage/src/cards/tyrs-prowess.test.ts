import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Tyr's Prowess", () => {
  it('BR-6.17 BR-11.21 takes back cards played in a battle won, for 1 Rage each', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf warrior', 'raven warrior'], horgr: ['serpent leader'] },
      wolf: { rage: 3, upgrades: ['tyrs-prowess'], hand: ['tyrs-crush', 'heimdalls-eye'] },
      raven: { hand: ['tyrs-bash'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle', 'card tyrs-crush', 'card heimdalls-eye')
    expect(game.asks()).toEqual({ wolf: 'recover-card' })
    expect(game.legal('wolf')).toEqual(['card a2-tyrs-crush', 'card a2-heimdalls-eye', 'decline'])
    game.does('wolf', 'card a2-heimdalls-eye', 'card a2-tyrs-crush')
    const both = ['a2-heimdalls-eye', 'a2-tyrs-crush']
    expect(game.clan('wolf')).toMatchObject({ rage: 1, hand: both, shown: both })
    expect(game.state.discard).toEqual([])
    expect(game.clan('raven').hand).toEqual(['a1-tyrs-bash'])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.8 discards what is not paid for; with 0 Rage nothing is asked', () => {
    const position = {
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf leader', 'raven warrior'] },
    }
    const wolf = { upgrades: ['tyrs-prowess'], hand: ['tyrs-crush'] }
    const game = given({ ...position, wolf })
    game.does('wolf', 'pillage gimle', 'decline')
    expect(game.state.discard).toEqual(['a2-tyrs-crush'])
    expect(game.clan('wolf').rage).toBe(6)
    const poor = given({ ...position, turn: 'raven', wolf: { ...wolf, rage: 0 } })
    poor.does('raven', 'pillage gimle')
    expect(poor.state.discard).toEqual(['a2-tyrs-crush'])
    expect(poor.asks()).toEqual({ serpent: 'turn' })
  })

  it('BR-6.8 is for the winner alone', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { upgrades: ['tyrs-prowess'], hand: ['tyrs-bash'] },
      raven: { hand: ['tyrs-crush'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf')).toMatchObject({ rage: 6, hand: ['a1-tyrs-bash'] })
    expect(game.state.discard).toEqual(['a2-tyrs-crush'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-6.17 BR-6.19 comes after Loki's Poison, which leaves nothing to take back", () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { upgrades: ['tyrs-prowess'], hand: ['tyrs-crush'] },
      raven: { hand: ['lokis-poison'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('raven').hand.toSorted()).toEqual(['a3-lokis-poison', 'a3-tyrs-crush'])
    expect(game.clan('wolf')).toMatchObject({ rage: 6, hand: [] })
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-6.17 a card taken back still uses its text for winning (Thor's Hammer)", () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { upgrades: ['tyrs-prowess'], hand: ['thors-hammer'] },
    })
    game.does('wolf', 'pillage gimle', 'card a1-thors-hammer')
    expect(game.clan('wolf')).toMatchObject({ rage: 5, glory: 5 + 3 + 3 })
    expect(game.clan('wolf').hand).toEqual(['a1-thors-hammer'])
  })
})
