import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Frost Giant', () => {
  it('BR-11.13 doubles the reward of the token but not the Glory for the battle', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf frost-giant', 'raven warrior'], horgr: ['serpent leader'] },
      wolf: { upgrades: ['frost-giant'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').glory).toBe(5 * 2 + 3)
    expect(game.clan('raven').glory).toBe(0)
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it.each([
    ['andlang', [3, 1, 1]],
    ['yggdrasil', [3, 3, 3]],
  ])('BR-11.13 raises stats by two steps in %s', (province, steps) => {
    const game = given({
      age: 3,
      board: { [province]: ['wolf frost-giant'] },
      tokens: { andlang: 'rage' },
      wolf: { upgrades: ['frost-giant'] },
    })
    game.does('wolf', `pillage ${province}`)
    expect(game.clan('wolf').steps).toEqual(steps)
  })

  it('BR-1.5 BR-6.11 stops at step 6, and the new Axes pay for the battle', () => {
    const game = given({
      age: 3,
      board: { andlang: ['wolf frost-giant', 'raven warrior'] },
      tokens: { andlang: 'axes' },
      wolf: { upgrades: ['frost-giant'], stats: { axes: 5 } },
    })
    game.does('wolf', 'pillage andlang')
    expect(game.clan('wolf')).toMatchObject({ glory: 8, steps: [1, 6, 1] })
  })

  it('BR-6.23 doubles nothing from elsewhere, or when it fell before the reward', () => {
    const away = given({
      age: 3,
      board: { gimle: ['wolf warrior'], horgr: ['wolf frost-giant'] },
      wolf: { upgrades: ['frost-giant'] },
    })
    away.does('wolf', 'pillage gimle')
    expect(away.clan('wolf').glory).toBe(5)
    const fallen = given({
      age: 3,
      board: { gimle: ['wolf frost-giant', 'wolf leader', 'raven warrior'] },
      wolf: { upgrades: ['frost-giant'], hand: ['odins-tide'] },
    })
    fallen.does('wolf', 'pillage gimle', 'figure leader gimle')
    expect(fallen.valhalla('wolf')).toEqual(['frost-giant'])
    expect(fallen.clan('wolf').glory).toBe(5 + 3)
    expect(fallen.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-11.13 BR-11.19 leaves the extra step of Frigga's Grace single and off the token's stat", () => {
    const game = given({
      age: 3,
      board: { andlang: ['wolf frost-giant', 'raven warrior'] },
      tokens: { andlang: 'rage' },
      wolf: { upgrades: ['frost-giant'], hand: ['friggas-grace'] },
    })
    game.does('wolf', 'pillage andlang')
    expect(game.legal('wolf')).toEqual(['stat axes', 'stat horns'])
    game.does('wolf', 'stat horns')
    expect(game.clan('wolf').steps).toEqual([3, 1, 2])
  })
})
