import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

/** A quest of a region, two of its provinces, the fjord beside the first, and a province elsewhere. */
const QUESTS = [
  {
    quest: 'alfheim',
    home: 'andlang',
    other: 'gimle',
    fjord: 'utgard-andlang',
    away: 'horgr',
    gone: ['andlang', 'gimle'],
    dooms: ['muspelheim', 'elvagar', 'angerboda'],
  },
  {
    quest: 'jotunheim',
    home: 'horgr',
    other: 'muspelheim',
    fjord: 'muspelheim-horgr',
    away: 'gimle',
    gone: ['muspelheim', 'horgr', 'utgard'],
    dooms: ['myrkulor', 'elvagar', 'angerboda'],
  },
  {
    quest: 'manheim',
    home: 'elvagar',
    other: 'angerboda',
    fjord: 'elvagar-angerboda',
    away: 'gimle',
    gone: ['myrkulor', 'elvagar', 'angerboda'],
    dooms: ['muspelheim', 'horgr', 'utgard'],
  },
] as const

describe.each(QUESTS)('$quest', ({ quest, home, other, fjord, away, gone, dooms }) => {
  it.each([
    [1, 5],
    [2, 7],
    [3, 9],
  ])('BR-8.1 BR-8.2 in age %i pays %i Glory and one stat step', (age, glory) => {
    const game = given({
      age,
      phase: 'quest',
      clans: ['wolf', 'raven', 'bear'],
      dooms,
      board: {
        [home]: ['wolf leader', 'raven warrior'],
        [other]: ['raven 2 warriors', 'bear 2 warriors'],
      },
      wolf: { quests: [quest] },
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
      dooms,
      board: { [home]: ['wolf warrior', 'raven warrior'], [away]: ['wolf leader'] },
      wolf: { glory: 4, quests: [quest] },
    })
    expect(game.clan('wolf').glory).toBe(4)
    expect(game.clan('wolf').quests).toEqual([])
    expect(game.state.discard).toEqual([`a1-${quest}`])
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it('BR-8.4 a Ship in the fjord counts, also alone', () => {
    const game = given({
      phase: 'quest',
      dooms,
      board: { [fjord]: ['wolf ship'], [away]: ['raven leader'] },
      wolf: { quests: [quest] },
    })
    game.does('wolf', 'stat rage')
    expect(game.clan('wolf').glory).toBe(5)
  })

  it('BR-8.2 BR-8.5 looks at surviving provinces of its region only', () => {
    const game = given({
      phase: 'quest',
      destroyed: gone,
      dooms,
      board: { [away]: ['wolf leader', 'wolf 2 warriors'] },
      wolf: { quests: [quest] },
    })
    expect(game.clan('wolf').glory).toBe(0)
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it('BR-5.13 is committed face down in a turn and adds nothing in a battle (BR-6.4)', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: { [home]: ['wolf warrior', 'raven leader'] },
      wolf: { hand: [quest, quest] },
    })
    game.does('wolf', `quest ${quest}`)
    expect([game.clan('wolf').quests, game.clan('wolf').rage]).toEqual([[`a1-${quest}`], 6])
    expect(game.asks()).toEqual({ raven: 'turn' })
    game.does('raven', `pillage ${home}`)
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ clan, total }) => [clan, total])).toEqual([
      ['wolf', 1],
      ['raven', 3],
    ])
    expect(game.clan('wolf').hand).toEqual([`a1-${quest}`])
    expect(game.asks()).toEqual({ bear: 'turn' })
  })
})
