import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Manheim!', () => {
  it.each([
    [1, 5],
    [2, 7],
    [3, 9],
  ])('BR-8.1 BR-8.2 in age %i pays %i Glory and one stat step', (age, glory) => {
    const game = given({
      age,
      phase: 'quest',
      clans: ['wolf', 'raven', 'bear'],
      dooms: ['muspelheim', 'horgr', 'utgard'],
      board: {
        elvagar: ['wolf leader', 'raven warrior'],
        angerboda: ['raven 2 warriors', 'bear 2 warriors'],
      },
      wolf: { quests: ['manheim'] },
      bear: { glory: 2 },
    })
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
    game.does('wolf', 'stat horns')
    expect(game.clan('wolf').glory).toBe(glory)
    expect(game.clan('wolf').steps).toEqual([1, 1, 2])
    expect(game.clan('raven').glory).toBe(0)
    expect([game.clan('bear').glory, game.clan('bear').steps]).toEqual([2, [1, 1, 1]])
  })

  it('BR-8.2 fails on a tie, and costs nothing', () => {
    const game = given({
      phase: 'quest',
      dooms: ['muspelheim', 'horgr', 'utgard'],
      board: { elvagar: ['wolf warrior', 'raven warrior'], gimle: ['wolf leader'] },
      wolf: { glory: 4, quests: ['manheim'] },
    })
    expect(game.clan('wolf').glory).toBe(4)
    expect(game.clan('wolf').quests).toEqual([])
    expect(game.state.discard).toEqual(['a1-manheim'])
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it('BR-8.4 a Ship in the fjord counts, also alone', () => {
    const game = given({
      phase: 'quest',
      dooms: ['muspelheim', 'horgr', 'utgard'],
      board: { 'elvagar-angerboda': ['wolf ship'], gimle: ['raven leader'] },
      wolf: { quests: ['manheim'] },
    })
    game.does('wolf', 'stat rage')
    expect(game.clan('wolf').glory).toBe(5)
  })

  it('BR-8.2 BR-8.5 looks at surviving provinces of its region only', () => {
    const game = given({
      phase: 'quest',
      destroyed: ['myrkulor', 'elvagar', 'angerboda'],
      dooms: ['muspelheim', 'horgr', 'utgard'],
      board: { gimle: ['wolf leader', 'wolf 2 warriors'] },
      wolf: { quests: ['manheim'] },
    })
    expect(game.clan('wolf').glory).toBe(0)
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it('BR-5.13 is committed face down in a turn and adds nothing in a battle (BR-6.4)', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: { elvagar: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['manheim', 'manheim'] },
    })
    game.does('wolf', 'quest manheim')
    expect([game.clan('wolf').quests, game.clan('wolf').rage]).toEqual([['a1-manheim'], 6])
    expect(game.asks()).toEqual({ raven: 'turn' })
    game.does('raven', 'pillage elvagar')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ clan, total }) => [clan, total])).toEqual([
      ['wolf', 1],
      ['raven', 3],
    ])
    expect(game.clan('wolf').hand).toEqual(['a1-manheim'])
    expect(game.asks()).toEqual({ bear: 'turn' })
  })
})
