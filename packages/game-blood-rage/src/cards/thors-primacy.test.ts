import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Thor's Primacy", () => {
  it('BR-6.13 BR-6.21 cancels every opposing text, not the bonuses', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: {
        horgr: ['wolf leader', 'raven warrior', 'bear 2 warriors'],
        gimle: ['serpent leader'],
      },
      tokens: { horgr: 'axes' },
      wolf: { glory: 5, hand: ['thors-primacy'] },
      raven: { hand: ['odins-judgement'] },
      bear: { hand: ['lokis-backstab'] },
      serpent: { glory: 8, hand: ['odins-judgement'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage horgr')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ clan, bonus, total }) => [clan, bonus, total])).toEqual([
      ['wolf', 3, 6],
      ['raven', 2, 3],
      ['bear', 0, 2],
    ])
    expect(game.clan('wolf').glory).toBe(5 + 4)
    expect([game.clan('raven').glory, game.clan('bear').glory]).toEqual([0, 0])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.13 goes before Heimdall’s Watch and Odin’s Tide', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf 2 warriors', 'raven leader', 'bear warrior'] },
      wolf: { hand: ['heimdalls-watch'] },
      raven: { hand: ['thors-primacy'] },
      bear: { hand: ['odins-tide'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.events.some((event) => event.type === 'cards-swept')).toBe(false)
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ total }) => total)).toEqual([2, 6, 2])
    expect(game.clan('raven').glory).toBe(3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.21 leaves the X of Heimdall’s Sight alone', () => {
    const game = given({
      age: 3,
      board: { horgr: ['wolf leader', 'raven leader'] },
      wolf: { hand: ['thors-primacy'] },
      raven: { hand: ['heimdalls-sight'] },
    })
    game.does('wolf', 'pillage horgr')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ total }) => total)).toEqual([6, 6])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.13 of two Primacies the one nearer to the pillager acts', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf warrior', 'raven leader', 'bear warrior'] },
      wolf: { hand: ['odins-judgement'] },
      raven: { hand: ['thors-primacy'] },
      bear: { hand: ['thors-primacy'] },
    })
    game.does('wolf', 'pillage horgr')
    const voided = game.events.filter((event) => event.type === 'text-voided')
    expect(voided.map(({ clan }) => clan).toSorted()).toEqual(['bear', 'wolf'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.13 BR-6.21 cancels nothing on a card without a text to cancel', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf warrior', 'raven warrior', 'bear warrior'] },
      wolf: { hand: ['thors-primacy'] },
      raven: { hand: ['tyrs-crush'] },
      bear: { hand: ['a1-heimdalls-sight'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.events.some((event) => event.type === 'text-voided')).toBe(false)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.13 does not touch white-circle cards added afterwards', () => {
    const game = given({
      age: 3,
      board: { horgr: ['wolf warrior', 'raven warrior'] },
      wolf: { hand: ['thors-primacy'] },
      raven: { hand: ['thors-ascension', 'heimdalls-gaze'] },
    })
    game.does('wolf', 'pillage horgr')
    game.does('raven', 'card thors-ascension', 'card heimdalls-gaze')
    expect(game.clan('raven').glory).toBe(3)
    expect(game.clan('raven').rage).toBe(6)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.13 BR-6.4 names only texts that there are: an upgrade laid as a bluff has none', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf leader', 'raven warrior', 'serpent warrior'] },
      wolf: { hand: ['thors-primacy'] },
      raven: { hand: ['lord-of-spears'] },
      serpent: { hand: ['odins-judgement'] },
    })
    game.does('wolf', 'pillage gimle')
    const voided = game.events.filter(({ type }) => type === 'text-voided')
    expect(voided).toEqual([{ type: 'text-voided', clan: 'serpent', card: 'a3-odins-judgement' }])
  })
})
