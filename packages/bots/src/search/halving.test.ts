import { expect, it } from 'vitest'
import { Halving } from './halving.ts'
import { newEdge } from './tree.ts'

/** Answers that are worth what they are called. */
function race(worths: readonly number[], looks: number): number[] {
  const edges = worths.map(newEdge)
  const halving = new Halving(edges)
  for (let look = 0; look < looks; look++) {
    const edge = halving.next()
    edge.visits += 1
    edge.looks += 1
    edge.total += edge.action
  }
  return edges.map(({ visits }) => visits)
}

it('everything is looked at once before anything is looked at twice', () => {
  expect(race([3, 1, 2, 5, 4], 5)).toEqual([1, 1, 1, 1, 1])
})

it('most looks go to the best, and nothing is given up', () => {
  const visits = race([3, 1, 2, 5, 4, 0, 7, 6], 800)
  expect(Math.max(...visits)).toBe(visits[6])
  expect(visits[6]).toBeGreaterThan(200)
  expect(Math.min(...visits)).toBeGreaterThan(10)
})

it('all who race in a round are looked at in the same world', () => {
  const edges = [1, 2].map(newEdge)
  const halving = new Halving(edges)
  const rounds = Array.from({ length: 6 }, () => {
    halving.next()
    return halving.round
  })
  expect(rounds).toEqual([0, 0, 1, 1, 2, 2])
})
