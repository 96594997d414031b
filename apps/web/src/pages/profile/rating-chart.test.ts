import { describe, expect, it } from 'vitest'
import { ratingChart } from './rating-chart.ts'

const BOX = { width: 100, height: 50 }

describe('a chart of ratings', () => {
  it('shows a single game in the middle, with its range from top to bottom', () => {
    const { line, band, dots } = ratingChart([{ mu: 25, sigma: 5 }], BOX)
    expect(line).toBe('M50 25')
    expect(band).toBe('M40 0L60 0L60 50L40 50Z')
    expect(dots).toEqual([{ x: 50, y: 25 }])
  })

  it('goes from left to right, with the whole range in sight', () => {
    const points = [
      { mu: 20, sigma: 10 },
      { mu: 30, sigma: 5 },
      { mu: 25, sigma: 2 },
    ]
    const { line, band, dots } = ratingChart(points, BOX)
    expect(line).toBe('M0 25L50 12.5L100 18.8')
    expect(band).toBe('M0 0L50 0L100 13.8L100 23.8L50 25L0 50Z')
    expect(dots).toHaveLength(3)
  })

  it.each([
    [25, 1],
    [25, 25 / 3],
    [0, 40],
  ])('has a few marks at whole numbers: %d ± %d', (mu, sigma) => {
    const { marks } = ratingChart([{ mu, sigma }], BOX)
    expect(marks.length).toBeGreaterThan(1)
    expect(marks.length).toBeLessThan(7)
    for (const { value, y } of marks) {
      expect(Number.isInteger(value)).toBe(true)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(50)
    }
  })
})
