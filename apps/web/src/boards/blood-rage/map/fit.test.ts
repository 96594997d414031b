import { describe, expect, it } from 'vitest'
import { COAST, cornersOf } from '../../../art/blood-rage/map-geometry.ts'
import { fitOf } from './fit.ts'

const STRIP = 50
const WINDOWS = [
  { width: 976, height: 650 },
  { width: 1363, height: 781 },
  { width: 788, height: 518 },
  { width: 820, height: 655 },
  { width: 460, height: 390 },
  { width: 390, height: 318 },
]

describe.each(WINDOWS)('in a window of $width by $height', (size) => {
  const { box, scale, free } = fitOf(size, STRIP)
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number)

  it('has the shape of the window, so that the sea fills it', () => {
    expect(width * scale).toBeCloseTo(size.width, -0.5)
    expect(height * scale).toBeCloseTo(size.height, -0.5)
  })

  it('shows all of the land, beside the strip that is kept free', () => {
    const right = x + width - (free === 'right' ? STRIP / scale : 0)
    const bottom = y + height - (free === 'bottom' ? STRIP / scale : 0)
    for (const corner of cornersOf(COAST)) {
      expect(corner.x).toBeGreaterThan(x)
      expect(corner.y).toBeGreaterThan(y)
      expect(corner.x).toBeLessThan(right)
      expect(corner.y).toBeLessThan(bottom)
    }
  })

  it('has the land as large as one edge allows', () => {
    const beside = [(size.width - STRIP) / 1164, size.height / 872]
    const above = [size.width / 1164, (size.height - STRIP) / 872]
    expect(scale).toBeCloseTo(Math.max(Math.min(...beside), Math.min(...above)), 6)
  })
})
