import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { AXES, canRise, HORNS, legendGlory, RAGE, statValue } from './stats.ts'

describe('the stat tracks', () => {
  it.each([
    ['rage', RAGE, [6, 7, 8, 9, 12, 12]],
    ['axes', AXES, [3, 4, 5, 6, 8, 8]],
    ['horns', HORNS, [4, 5, 6, 7, 10, 10]],
  ])('BR-1.5 %s', (name, stat, track) => {
    const values = [1, 2, 3, 4, 5, 6].map((step) =>
      statValue(given({ wolf: { stats: { [name]: step } } }).clan('wolf'), stat),
    )
    expect(values).toEqual(track)
  })

  it('BR-1.5 a stat on step 6 cannot rise: a token for it has no effect', () => {
    const game = given({
      board: { gimle: ['wolf warrior'] },
      tokens: { gimle: 'horns' },
      wolf: { stats: { horns: 6 } },
    })
    expect(canRise(game.clan('wolf'), HORNS)).toBe(false)
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').steps).toEqual([1, 1, 6])
    expect(game.state.pillaged.filter(Boolean)).toHaveLength(1)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-10.3 pays 10 Glory on steps 4 and 5 and 20 on step 6', () => {
    expect([1, 2, 3, 4, 5, 6].map(legendGlory)).toEqual([0, 0, 0, 10, 10, 20])
  })
})
