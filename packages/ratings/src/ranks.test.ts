import { describe, expect, it } from 'vitest'
import { ranksOf } from './index.ts'

describe('places in a finished game', () => {
  it.each([
    ['by scores', [10, 30, 20], [1], [3, 1, 2]],
    ['with a shared victory', [30, 30, 20], [0, 1], [1, 1, 3]],
    ['with a tie that something else broke', [30, 30, 20], [1], [2, 1, 3]],
    ['with a tie behind the winner', [5, 9, 5, 1], [1], [2, 1, 2, 4]],
    ['with points below nothing', [-5, -2], [1], [2, 1]],
    ['alone and beaten by the game', [0], [], [1]],
  ])('%s', (_what, scores, winners, ranks) => {
    expect(ranksOf({ scores, winners })).toEqual(ranks)
  })

  it('of pairs, who sit opposite each other', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ]
    expect(ranksOf({ scores: [40, 41, 40, 41], winners: [1, 3] }, teams)).toEqual([2, 1])
    expect(ranksOf({ scores: [40, 40, 40, 40], winners: [0, 2, 1, 3] }, teams)).toEqual([1, 1])
  })
})
