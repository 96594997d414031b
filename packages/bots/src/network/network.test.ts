import { expect, it } from 'vitest'
import { smallWeights } from '../testing/small-weights.ts'
import { chanceOf } from './chance.ts'
import { Network, worthOf } from './network.ts'
import { resultOf } from './result.ts'
import { add, newSparse } from './sparse.ts'

function inputs(pairs: readonly (readonly [number, number])[]) {
  const into = newSparse(30)
  for (const [index, value] of pairs) add(into, index, value)
  return into
}

it('a verdict does not depend on the order of inputs, nor on what was asked before', () => {
  const network = new Network(smallWeights(30))
  const pairs = [
    [3, 4],
    [7, -2],
    [29, 127],
    [0, 1],
  ] as const
  const first = { ...network.evaluate(inputs(pairs)) }
  network.evaluate(inputs([[5, 50]]))
  expect(network.evaluate(inputs(pairs.toReversed()))).toEqual(first)
  expect(network.evaluate(inputs([[3, 4]]))).not.toEqual(first)
  expect(worthOf(first)).toBeCloseTo(0.6 * first.win + 0.4 * first.margin)
})

it('a verdict is the same to the last bit on every machine', () => {
  const { win, margin } = new Network(smallWeights(30)).evaluate(
    inputs([
      [1, 9],
      [22, -30],
    ]),
  )
  expect([win, margin]).toEqual([0.40920016370802087, 0.5952250178675299])
})

it('inputs are kept within a byte, and zeros are left out', () => {
  const into = inputs([
    [1, 500],
    [2, 0],
    [3, -500],
  ])
  expect([...into.values.subarray(0, into.count)]).toEqual([127, -127])
})

it('a chance is the logistic curve, within the last bits of what the machine says', () => {
  for (let x = -29.7; x < 30; x += 0.37) {
    expect(chanceOf(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 14)
  }
  expect([chanceOf(-1000), chanceOf(0), chanceOf(1000)]).toEqual([0, 0.5, 1])
})

it('a result is the share of the win and the squashed lead over the best rival', () => {
  const alone = [[0], [1], [2]]
  const outcome = { scores: [50, 50, 20], winners: [0, 1] }
  expect(resultOf(outcome, alone, 0, 20)).toEqual({ win: 0.5, margin: 0.5 })
  expect(resultOf(outcome, alone, 2, 30)).toEqual({ win: 0, margin: 0.25 })
  const pairs = [
    [0, 2],
    [1, 3],
  ]
  const teams = { scores: [30, 20, 30, 20], winners: [0, 2] }
  expect(resultOf(teams, pairs, 2, 10)).toEqual({ win: 1, margin: 0.75 })
  expect(resultOf({ scores: [7], winners: [] }, [[0]], 0, 10)).toEqual({ win: 0, margin: 0 })
})
