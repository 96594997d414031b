import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Lord of Spears', () => {
  it('BR-11.12 raises all three stats after a successful pillage with the Leader there', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf leader', 'raven warrior'], horgr: ['serpent leader'] },
      wolf: { upgrades: ['lord-of-spears'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').steps).toEqual([2, 2, 2])
    // BR-6.11: the step in Axes counts for the battle just won; BR-6.12: no Rage to spend now.
    expect(game.clan('wolf')).toMatchObject({ glory: 5 + 4, rage: 6 })
    expect(game.clan('raven').steps).toEqual([1, 1, 1])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-1.5 leaves a stat on step 6 alone', () => {
    const game = given({
      age: 3,
      board: { gimle: ['wolf leader'] },
      wolf: { upgrades: ['lord-of-spears'], stats: { rage: 6, horns: 5 } },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').steps).toEqual([6, 2, 6])
  })

  it('BR-11.12 BR-6.23 does nothing when the pillage fails, or without the Leader', () => {
    const position = { age: 3, wolf: { upgrades: ['lord-of-spears'] } }
    const lost = given({ ...position, board: { gimle: ['wolf leader', 'raven leader'] } })
    lost.does('wolf', 'pillage gimle')
    expect(lost.clan('wolf').steps).toEqual([1, 1, 1])
    const away = given({ ...position, board: { gimle: ['wolf warrior'], horgr: ['wolf leader'] } })
    away.does('wolf', 'pillage gimle')
    expect(away.clan('wolf').steps).toEqual([1, 1, 1])
    expect(away.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.12 does nothing for another clan that pillages where the Leader stands', () => {
    const game = given({
      age: 3,
      board: { gimle: ['wolf leader', 'wolf warrior', 'raven warrior'] },
      turn: 'raven',
      wolf: { upgrades: ['lord-of-spears'] },
    })
    game.does('raven', 'pillage gimle')
    expect(game.clan('wolf')).toMatchObject({ glory: 3, steps: [1, 1, 1] })
    expect(game.clan('raven').steps).toEqual([1, 1, 1])
  })

  it('BR-11.13 is not doubled by the Frost Giant, which doubles the token alone', () => {
    const game = given({
      age: 3,
      board: { andlang: ['wolf leader', 'wolf frost-giant'] },
      tokens: { andlang: 'rage' },
      wolf: { upgrades: ['lord-of-spears', 'frost-giant'] },
    })
    game.does('wolf', 'pillage andlang')
    expect(game.clan('wolf').steps).toEqual([4, 2, 2])
  })
})
