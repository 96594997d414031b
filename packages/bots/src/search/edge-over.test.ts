import { expect, it } from 'vitest'
import { edgeOver } from './edge-over.ts'

it('luck that both had in the same worlds falls out', () => {
  const one = { worths: [0.9, 0.1, 0.5, 0.7] }
  const other = { worths: [0.8, 0, 0.4, 0.6, 0.9] }
  const { looks, mean, error } = edgeOver(one, other)
  expect(looks).toBe(4)
  expect(mean).toBeCloseTo(0.1)
  expect(error).toBeCloseTo(0)
})

it('what differs from world to world is told as an error', () => {
  const { mean, error } = edgeOver(
    { worths: [0.7, 0.3, 0.7, 0.3] },
    { worths: [0.5, 0.5, 0.5, 0.5] },
  )
  expect(mean).toBeCloseTo(0)
  expect(error).toBeCloseTo(0.2 / Math.sqrt(3))
})

it('a single look tells nothing for sure, none nothing at all', () => {
  expect(edgeOver({ worths: [1] }, { worths: [0] })).toMatchObject({
    mean: 1,
    error: Number.POSITIVE_INFINITY,
  })
  expect(edgeOver({ worths: [] }, { worths: [0] })).toMatchObject({ looks: 0, mean: 0 })
})
