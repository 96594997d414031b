import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('a hand that everybody knows', () => {
  /** p1 attacks p2, who has one warrior more; p3 looks on. */
  function asked(hand: string[], shown: string[], foes = ['ulf', 'ulfhild']) {
    const game = given({
      players: 3,
      options: { thor: true },
      p1: { squad: ['arnbjorn'] },
      p2: { squad: foes },
      p3: { squad: ['jofur'], hand, shown },
    })
    game.does('p1', 'attack p2')
    return game.asks()
  }

  it('VH-R47 is not asked for a Thor card that it does not hold', () => {
    expect(asked(['fury', 'orm'], ['fury', 'orm'])).toEqual({ p1: 'phase' })
    expect(asked(['fury', 'orm'], ['fury'])).toEqual({ p3: 'thor' })
  })

  it('VH-R47 VH-60 nor for one that helps neither fighter', () => {
    const fewer = ['thor-strength-fewer']
    expect(asked(fewer, fewer)).toEqual({ p3: 'thor' })
    expect(asked(fewer, fewer, ['ulf'])).toEqual({ p1: 'phase' })
    expect(asked(fewer, [], ['ulf'])).toEqual({ p3: 'thor' })
  })
})
