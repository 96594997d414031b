import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Lord of Axes', () => {
  it('BR-11.12 raises one stat after a successful pillage with the Leader there', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { andlang: ['wolf leader', 'raven warrior'], horgr: ['serpent leader'] },
      tokens: { andlang: 'axes' },
      wolf: { upgrades: ['lord-of-axes'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage andlang')
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
    game.does('wolf', 'stat axes')
    expect(game.clan('wolf').steps).toEqual([1, 3, 1])
    // BR-6.11: both steps count for the battle just won.
    expect(game.clan('wolf').glory).toBe(5)
    expect(game.clan('raven').steps).toEqual([1, 1, 1])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.19 offers only stats that can still rise, and asks nothing if there is none', () => {
    const position = { age: 2, board: { gimle: ['wolf leader'] } }
    const upgrades = ['lord-of-axes']
    const game = given({ ...position, wolf: { upgrades, stats: { rage: 6 } } })
    game.does('wolf', 'pillage gimle')
    expect(game.legal('wolf')).toEqual(['stat axes', 'stat horns'])
    expect(game.forbids('wolf', 'stat rage')).toBe('BR-1.5')
    const only = given({ ...position, wolf: { upgrades, stats: { rage: 6, horns: 6 } } })
    only.does('wolf', 'pillage gimle')
    expect(only.clan('wolf').steps).toEqual([6, 2, 6])
    expect(only.asks()).toEqual({ raven: 'turn' })
    const full = given({ ...position, wolf: { upgrades, stats: { rage: 6, axes: 6, horns: 6 } } })
    full.does('wolf', 'pillage gimle')
    expect(full.clan('wolf').glory).toBe(5)
    expect(full.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.12 does nothing when the pillage fails, or without the Leader', () => {
    const position = { age: 2, wolf: { upgrades: ['lord-of-axes'] } }
    const lost = given({ ...position, board: { gimle: ['wolf leader', 'raven leader'] } })
    lost.does('wolf', 'pillage gimle')
    expect(lost.asks()).toEqual({ raven: 'turn' })
    const away = given({ ...position, board: { gimle: ['wolf warrior'], horgr: ['wolf leader'] } })
    away.does('wolf', 'pillage gimle')
    expect(away.clan('wolf').steps).toEqual([1, 1, 1])
    expect(away.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-6.23 does nothing if Odin's Tide took the Leader before the reward", () => {
    const game = given({
      age: 2,
      board: { gimle: ['wolf leader', 'wolf troll', 'raven warrior'] },
      wolf: { upgrades: ['lord-of-axes', 'troll'], hand: ['odins-tide'] },
    })
    game.does('wolf', 'pillage gimle', 'figure troll gimle')
    expect(game.valhalla('wolf')).toEqual(['leader'])
    expect(game.clan('wolf')).toMatchObject({ glory: 5 + 3, steps: [1, 1, 1] })
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
