import { describe, expect, it } from 'vitest'
import { bloodRage } from '../rules.ts'
import { given } from '../testing/given.ts'

describe('the Quest phase', () => {
  it('BR-8.1 resolves clockwise from the first player, a stat chosen anew for each quest', () => {
    const game = given({
      phase: 'quest',
      clans: ['wolf', 'raven', 'bear'],
      first: 'raven',
      board: { gimle: ['wolf leader'], utgard: ['raven leader'], elvagar: ['bear leader'] },
      wolf: { quests: ['alfheim', 'manheim'] },
      raven: { quests: ['jotunheim', 'glorious-death'] },
    })
    const bear = structuredClone(game.clan('bear'))
    expect(game.asks()).toEqual({ raven: 'raise-stat' })
    expect(bloodRage.view(game.state, 2).clans[0]?.quests).toEqual(['a1-alfheim', 'a1-manheim'])
    game.does('raven', 'stat horns')
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
    expect(game.clan('bear')).toEqual(bear)
    game.does('wolf', 'stat rage')
    expect(game.clan('raven').glory).toBe(5)
    expect(game.clan('wolf').glory).toBe(5)
    expect(game.clan('raven').steps).toEqual([1, 1, 2])
    expect(game.state.discard.toSorted()).toEqual([
      'a1-alfheim',
      'a1-glorious-death',
      'a1-jotunheim',
      'a1-manheim',
    ])
    const failed = game.events.filter((event) => event.type === 'quest-failed')
    expect(failed.map(({ clan, card }) => [clan, card])).toEqual([
      ['raven', 'a1-glorious-death'],
      ['wolf', 'a1-manheim'],
    ])
  })

  it('BR-8.2 strictly the most STR in one surviving province, compared clan by clan', () => {
    const game = given({
      phase: 'quest',
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf 2 warriors', 'raven warrior', 'bear warrior'] },
      wolf: { quests: ['alfheim'] },
    })
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
    const tied = given({
      phase: 'quest',
      board: { gimle: ['wolf 2 warriors'], 'gimle-myrkulor': ['raven ship'] },
      wolf: { quests: ['alfheim'] },
    })
    expect(tied.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it('BR-8.3 Yggdrasil! looks at Yggdrasil, Glorious Death! at four own dead', () => {
    const game = given({
      phase: 'quest',
      clans: ['wolf', 'raven', 'bear'],
      board: { yggdrasil: ['wolf warrior'] },
      wolf: { quests: ['yggdrasil', 'glorious-death'], valhalla: ['4 warriors'] },
    })
    game.does('wolf', 'stat rage', 'stat rage')
    expect(game.clan('wolf').glory).toBe(12)
  })

  it('BR-8.4 a ship counts in both provinces of its fjord', () => {
    const game = given({
      phase: 'quest',
      dooms: ['horgr', 'elvagar', 'angerboda'],
      board: {
        'gimle-myrkulor': ['wolf ship'],
        gimle: ['raven warrior'],
        myrkulor: ['raven warrior'],
      },
      wolf: { quests: ['alfheim', 'manheim'] },
    })
    game.does('wolf', 'stat rage', 'stat rage')
    expect(game.clan('wolf').glory).toBe(10)
  })

  it('BR-8.5 a region that is gone fails, ships or not', () => {
    const game = given({
      phase: 'quest',
      destroyed: ['andlang', 'gimle'],
      board: { 'utgard-andlang': ['wolf ship'] },
      wolf: { quests: ['alfheim', 'jotunheim'] },
    })
    game.does('wolf', 'stat rage')
    expect(game.clan('wolf').glory).toBe(5)
  })

  it('BR-8.5 a stat on step 6 cannot be chosen; if all are there, the step is lost', () => {
    const game = given({
      phase: 'quest',
      board: { gimle: ['wolf leader'] },
      wolf: { quests: ['alfheim'], stats: { rage: 6 } },
    })
    expect(game.legal('wolf')).toEqual(['stat axes', 'stat horns'])
    expect(game.forbids('wolf', 'stat rage')).toBe('BR-1.5')
    expect(game.forbids('wolf', 'decline')).toBe('BR-11.19')
    const full = given({
      phase: 'quest',
      board: { gimle: ['wolf leader'] },
      wolf: { quests: ['alfheim'], stats: { rage: 6, axes: 6, horns: 6 } },
    })
    expect(full.clan('wolf').glory).toBe(5)
    expect(full.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })
})
