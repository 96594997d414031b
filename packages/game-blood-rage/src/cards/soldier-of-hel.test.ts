import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Soldier of Hel', () => {
  it('BR-11.3 costs nothing to play and nothing to invade with', () => {
    const game = given({ age: 3, wolf: { rage: 1, hand: ['soldier-of-hel'] } })
    game.does('wolf', 'upgrade soldier-of-hel', 'decline')
    game.does('raven', 'pass')
    game.does('wolf', 'invade soldier-of-hel gimle')
    expect(game.at('gimle')).toEqual(['wolf soldier-of-hel'])
    expect(game.clan('wolf').rage).toBe(1)
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-11.3 counts STR 3 in battle', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf soldier-of-hel', 'raven 2 warriors'], horgr: ['serpent leader'] },
      wolf: { upgrades: ['soldier-of-hel'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'wolf',
      strength: 3,
      bonus: 0,
      total: 3,
    })
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.7 BR-5.11 stays in the reserve while the Horns are reached', () => {
    const game = given({
      age: 3,
      board: { gimle: ['wolf 4 warriors'] },
      wolf: { hand: ['soldier-of-hel'] },
      raven: { rage: 1 },
    })
    game.does('wolf', 'upgrade soldier-of-hel')
    expect(game.asks()).toEqual({ raven: 'turn' })
    game.does('raven', 'pass')
    expect(game.forbids('wolf', 'invade soldier-of-hel horgr')).toBe('BR-5.7')
  })

  it('BR-5.12 replaces one of two monsters, wherever that stands', () => {
    const game = given({
      age: 3,
      board: { gimle: ['wolf valkyrie'] },
      wolf: {
        rage: 6,
        upgrades: ['troll', 'valkyrie'],
        valhalla: ['troll'],
        hand: ['soldier-of-hel'],
      },
    })
    game.does('wolf', 'upgrade soldier-of-hel 3', 'place gimle')
    expect(game.at('gimle')).toEqual(['wolf soldier-of-hel', 'wolf valkyrie'])
    expect(game.valhalla('wolf')).toEqual([])
    expect(game.clan('wolf')).toMatchObject({ rage: 6, glory: 0 })
  })
})
