import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Frigga's Grace", () => {
  it('BR-11.19 raises another stat than the token did', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior'], gimle: ['bear warrior'] },
      tokens: { horgr: 'axes' },
      wolf: { hand: ['friggas-grace'] },
      bear: { glory: 3, hand: ['alfheim'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage horgr')
    expect(game.legal('wolf')).toEqual(['stat rage', 'stat horns'])
    expect(game.forbids('wolf', 'stat axes')).toBe('BR-11.19')
    expect(game.forbids('wolf', 'decline')).toBe('BR-11.19')
    game.does('wolf', 'stat horns')
    expect(game.clan('wolf').steps).toEqual([1, 2, 2])
    expect(game.clan('wolf').glory).toBe(4)
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.11 BR-6.17 raises Axes before Axes pay, and so counts for this battle', () => {
    const game = given({
      board: { gimle: ['wolf leader', 'raven warrior'] },
      tokens: { gimle: 'glory' },
      wolf: { hand: ['friggas-grace'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.legal('wolf')).toEqual(['stat rage', 'stat axes', 'stat horns'])
    expect(game.clan('wolf').glory).toBe(5)
    game.does('wolf', 'stat axes')
    expect(game.clan('wolf').glory).toBe(5 + 4)
  })

  it('BR-11.19 comes on top of all three stats in Yggdrasil', () => {
    const game = given({
      board: { yggdrasil: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['friggas-grace'] },
    })
    game.does('wolf', 'pillage yggdrasil')
    game.does('wolf', 'stat rage')
    expect(game.clan('wolf').steps).toEqual([3, 2, 2])
  })

  it('BR-11.19 is skipped where no other stat can rise', () => {
    const game = given({
      board: { horgr: ['wolf leader', 'raven warrior'] },
      tokens: { horgr: 'axes' },
      wolf: { hand: ['friggas-grace'], stats: { rage: 6, horns: 6 } },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').steps).toEqual([6, 2, 6])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('does nothing for a defender who wins, nor for a pillager who loses', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: { horgr: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['friggas-grace'] },
      raven: { hand: ['friggas-grace'] },
    })
    game.does('wolf', 'pillage horgr')
    expect(game.clan('wolf').steps).toEqual([1, 1, 1])
    expect(game.clan('raven').steps).toEqual([1, 1, 1])
    expect(game.clan('raven').glory).toBe(3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
