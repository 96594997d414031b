import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Odin's Throne", () => {
  it('BR-11.14 doubles the Glory of completed quests but not their stat step', () => {
    const game = given({
      age: 3,
      phase: 'quest',
      board: { gimle: ['wolf leader'], elvagar: ['raven leader'] },
      wolf: { upgrades: ['odins-throne'], quests: ['alfheim', 'jotunheim'] },
      raven: { quests: ['manheim'] },
    })
    expect(game.clan('wolf').glory).toBe(9 * 2)
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
    game.does('wolf', 'stat axes')
    expect(game.clan('wolf').steps).toEqual([1, 2, 1])
    // The second quest failed and pays nothing, doubled or not.
    expect(game.clan('wolf').glory).toBe(18)
    expect(game.clan('raven').glory).toBe(9)
    expect(game.asks()).toEqual({ raven: 'raise-stat' })
  })

  it('BR-5.13 BR-11.14 doubles each quest by itself', () => {
    const game = given({
      age: 3,
      phase: 'quest',
      board: { gimle: ['wolf leader'] },
      wolf: {
        upgrades: ['odins-throne'],
        quests: ['glorious-death', 'alfheim'],
        valhalla: ['4 warriors'],
      },
    })
    expect(game.clan('wolf').glory).toBe(11 * 2)
    game.does('wolf', 'stat axes')
    expect(game.clan('wolf').glory).toBe(22 + 18)
    game.does('wolf', 'stat axes')
    expect(game.clan('wolf').steps).toEqual([1, 3, 1])
    expect(game.state.over).toBe(true)
  })

  it('BR-11.14 leaves Ragnarök and pillages alone', () => {
    const doomed = given({
      age: 3,
      phase: 'ragnarok',
      dooms: ['horgr', 'utgard', 'gimle'],
      board: { gimle: ['wolf leader'] },
      wolf: { upgrades: ['odins-throne'] },
    })
    expect(doomed.clan('wolf').glory).toBe(4)
    const game = given({
      age: 3,
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { upgrades: ['odins-throne'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').glory).toBe(5 + 3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
