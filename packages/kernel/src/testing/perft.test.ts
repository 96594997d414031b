import { describe, expect, it } from 'vitest'
import { perft } from './perft.ts'
import { toy } from './toy.ts'

const START = { seats: 3, options: { rounds: 3 }, seed: 'perft', after: 4 }

describe('counting the ways to go on', () => {
  const counts = perft(toy, START, 4)

  it('counts answers, pairs of answers and so on', () => {
    expect(counts).toHaveLength(4)
    expect(counts[0]).toBeGreaterThan(1)
    expect(counts[1]).toBeGreaterThan(counts[0] ?? 0)
  })

  it('is changed by an answer too few, deep in the game', () => {
    const legalActions: typeof toy.legalActions = (state, decision, into) => {
      const legal = toy.legalActions(state, decision, into)
      if (legal.length > 2) legal.pop()
      return legal
    }
    expect(perft({ ...toy, legalActions }, START, 4)).not.toEqual(counts)
  })

  it('is not changed by the order in which answers are listed', () => {
    const legalActions: typeof toy.legalActions = (state, decision, into) =>
      toy.legalActions(state, decision, into).reverse()
    expect(perft({ ...toy, legalActions }, START, 4)).toEqual(counts)
  })

  it('counts nothing where a game is over', () => {
    expect(perft(toy, { ...START, after: 1_000 }, 2)).toEqual([0, 0])
  })
})
