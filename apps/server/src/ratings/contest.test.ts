import { initial, rate } from '@meadhall/ratings'
import { describe, expect, it } from 'vitest'
import { placesOf, ratedAfter } from './contest.ts'

const strong = { mu: 30, sigma: 2 }
const weak = { mu: 20, sigma: 2 }

describe('a contest', () => {
  it('has its places by seat, whatever the order of teams', () => {
    const outcome = { scores: [5, 9, 7, 9], winners: [3] }
    expect(placesOf({ outcome, teams: [[3], [0], [2], [1]] })).toEqual([4, 2, 3, 1])
    const pairs = {
      outcome: { scores: [5, 9, 7, 2], winners: [0, 2] },
      teams: [
        [1, 3],
        [2, 0],
      ],
    }
    expect(placesOf(pairs)).toEqual([1, 2, 1, 2])
  })

  it('moves each seat as the model moves its team', () => {
    const outcome = { scores: [1, 2, 3], winners: [2] }
    const before = [strong, weak, initial()]
    const [second, third, first] = rate([[weak], [strong], [initial()]], [2, 3, 1]).flat()
    expect(ratedAfter({ outcome, teams: [[0], [1], [2]] }, before)).toEqual([third, second, first])
  })

  it('of one team alone changes nothing', () => {
    const outcome = { scores: [1, 2], winners: [0, 1] }
    expect(ratedAfter({ outcome, teams: [[0, 1]] }, [strong, weak])).toEqual([strong, weak])
  })
})
