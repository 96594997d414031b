import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Heimdall's Sight", () => {
  it('BR-6.16 counts the highest single bonus of the opponents', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: {
        horgr: ['wolf leader', 'raven warrior', 'bear warrior'],
        gimle: ['serpent warrior'],
      },
      wolf: { hand: ['heimdalls-sight'] },
      raven: { hand: ['tyrs-smash'] },
      bear: { hand: ['tyrs-bash'] },
      serpent: { glory: 4, hand: ['tyrs-smite'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage horgr')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ clan, bonus, total }) => [clan, bonus, total])).toEqual([
      ['wolf', 3, 6],
      ['raven', 3, 4],
      ['bear', 2, 3],
    ])
    expect(game.state.discard).toEqual(['a1-heimdalls-sight'])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.16 is 0 against cards without a bonus', () => {
    const game = given({
      board: { horgr: ['wolf warrior', 'raven warrior'] },
      wolf: { hand: ['heimdalls-sight'] },
      raven: { hand: ['troll'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.events.some((event) => event.type === 'battle-tied')).toBe(true)
    expect(game.at('horgr')).toEqual([])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.16 sees white-circle cards that were added', () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf leader', 'raven leader'] },
      wolf: { hand: ['heimdalls-sight'] },
      raven: { hand: ['thors-oath', 'heimdalls-eye'] },
    })
    game.does('wolf', 'pillage horgr')
    game.does('raven', 'card thors-oath', 'card heimdalls-eye')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ clan, bonus }) => [clan, bonus])).toEqual([
      ['wolf', 2],
      ['raven', 3],
    ])
  })

  it('BR-6.20 sees a quest that counts through Tyr’s Domain', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['heimdalls-sight'] },
      raven: { hand: ['alfheim'], upgrades: ['tyrs-domain'] },
    })
    game.does('wolf', 'pillage horgr')
    game.does('raven', 'bonus 3')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ total }) => total)).toEqual([6, 4])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
