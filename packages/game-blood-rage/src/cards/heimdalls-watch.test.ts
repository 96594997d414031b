import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Heimdall's Watch", () => {
  it('BR-6.14 discards all revealed cards for their bonuses, and all choose anew', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior'], gimle: ['bear warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['heimdalls-watch', 'thors-oath', 'alfheim'] },
      raven: { hand: ['tyrs-rage', 'tyrs-crush', 'manheim'] },
      bear: { hand: ['tyrs-smite'], glory: 1 },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage horgr', 'card heimdalls-watch')
    game.does('raven', 'card tyrs-rage')
    expect(game.clan('wolf').glory).toBe(6)
    expect(game.state.discard.toSorted()).toEqual(['a2-heimdalls-watch', 'a2-tyrs-rage'])
    expect(game.asks()).toEqual({ wolf: 'battle-card', raven: 'battle-card' })
    game.does('wolf', 'card thors-oath')
    game.does('raven', 'card tyrs-crush')
    game.does('wolf', 'decline')
    game.does('raven', 'decline')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ total }) => total)).toEqual([4, 5])
    expect(game.clan('raven').glory).toBe(3)
    expect(game.clan('wolf').hand).toEqual(['a2-alfheim', 'a2-thors-oath'])
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.13 BR-6.14 acts before other texts; an empty hand then plays nothing', () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf 2 warriors', 'raven warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['odins-smite'] },
      raven: { hand: ['heimdalls-watch'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('raven').glory).toBe(1)
    expect(game.at('horgr')).toEqual(['wolf warrior', 'wolf warrior'])
    expect(game.events.filter((event) => event.type === 'no-card')).toHaveLength(2)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.14 counts Heimdall’s Sight as 0 and a quest as what its owner said', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior', 'bear warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['heimdalls-watch'] },
      raven: { hand: ['heimdalls-sight'] },
      bear: { hand: ['alfheim'], upgrades: ['tyrs-domain'] },
    })
    game.does('wolf', 'pillage horgr')
    game.does('bear', 'bonus 3')
    expect(game.events).toContainEqual({ type: 'cards-swept', clan: 'wolf', glory: 3 })
    expect(game.clan('wolf').glory).toBe(3 + 3)
    expect(game.clan('bear').hand).toEqual([])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.22 a Watch discarded by another pays nothing', () => {
    const game = given({
      age: 3,
      board: { horgr: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['a3-heimdalls-watch'] },
      raven: { hand: ['a2-heimdalls-watch'] },
    })
    game.does('wolf', 'pillage horgr')
    const swept = game.events.filter((event) => event.type === 'cards-swept')
    expect(swept).toEqual([{ type: 'cards-swept', clan: 'wolf', glory: 0 }])
    expect(game.state.discard).toHaveLength(2)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.22 meets a white-circle card that was chosen as the normal card', () => {
    const game = given({
      age: 2,
      board: { horgr: ['wolf leader', 'raven warrior'] },
      tokens: { horgr: 'rage' },
      wolf: { hand: ['heimdalls-watch'] },
      raven: { hand: ['heimdalls-eye'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').glory).toBe(2 + 3)
  })
})
