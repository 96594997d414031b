import { describe, expect, it } from 'vitest'
import { bloodRage } from '../rules.ts'
import { given } from '../testing/given.ts'

describe('committing to a quest', () => {
  it('BR-5.13 costs no Rage, one a turn, as many as one likes', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      wolf: { hand: ['alfheim', 'manheim', 'troll'] },
      bear: { hand: ['jotunheim'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'quest alfheim')
    expect(game.asks()).toEqual({ raven: 'turn' })
    game.does('raven', 'pass')
    expect(game.clan('bear')).toEqual(bear)
    game.does('bear', 'quest jotunheim')
    game.does('wolf', 'quest manheim')
    expect(game.clan('wolf').quests).toEqual(['a1-alfheim', 'a1-manheim'])
    expect(game.clan('wolf').rage).toBe(6)
    expect(game.clan('wolf').hand).toEqual(['a1-troll'])
  })

  it('BR-5.13 is for quests from the own hand', () => {
    const game = given({ wolf: { hand: ['troll'] }, raven: { hand: ['manheim'] } })
    expect(game.forbids('wolf', 'quest troll')).toBe('BR-5.13')
    expect(game.forbids('wolf', 'quest a1-manheim')).toBe('BR-5.13')
  })

  it('BR-5.13 others see only their number', () => {
    const game = given({ wolf: { hand: ['alfheim'] } })
    game.does('wolf', 'quest alfheim')
    const quests = (viewer: number | null) => bloodRage.view(game.state, viewer).clans[0]?.quests
    expect([quests(0), quests(1), quests(null)]).toEqual([['a1-alfheim'], 1, 1])
    const event = game.events[0]
    expect(event && bloodRage.redact(event, 1)).toMatchObject({ card: null })
    expect(event && bloodRage.redact(event, 0)).toMatchObject({ card: 'a1-alfheim' })
  })
})
