import { describe, expect, it } from 'vitest'
import { edgeByBoth } from './both.ts'

describe('what was worked out and looks together', () => {
  it('few looks change nothing', () => {
    expect(edgeByBoth(-0.01, { looks: 4, mean: 0.2, error: 0.001 })).toBe(-0.01)
  })

  it('looks count the more the surer they are', () => {
    const edges = [0.1, 0.02, 0.005, 0].map((error) =>
      edgeByBoth(-0.01, { looks: 30, mean: 0.02, error }),
    )
    expect(edges).toEqual(edges.toSorted((one, other) => one - other))
    expect(edges[0]).toBeLessThan(0)
    expect(edges.at(-1)).toBe(0.02)
  })

  it('an answer is not better than itself', () => {
    expect(edgeByBoth(0, { looks: 30, mean: 0, error: 0 })).toBe(0)
  })
})
