import { describe, expect, it } from 'vitest'
import { beside } from './beside.ts'

const WINDOW = { width: 400, height: 300 }
const BOX = { width: 100, height: 80 }

describe('a box beside a thing', () => {
  it('lies below it', () => {
    const spot = beside(BOX, { left: 50, top: 20, bottom: 40 }, WINDOW)
    expect(spot).toEqual({ left: '50px', top: '48px', bottom: 'auto' })
  })

  it('lies above it where there is no room below, held by its lower edge', () => {
    const spot = beside(BOX, { left: 50, top: 250, bottom: 270 }, WINDOW)
    expect(spot).toEqual({ left: '50px', top: 'auto', bottom: '58px' })
  })

  it('lies at the top of the window where there is room on neither side', () => {
    const spot = beside({ width: 100, height: 280 }, { left: 50, top: 150, bottom: 170 }, WINDOW)
    expect(spot).toEqual({ left: '50px', top: '8px', bottom: 'auto' })
  })

  it.each([
    [390, '292px'],
    [-30, '8px'],
  ])('stays inside of the window beside a thing at %d', (left, expected) => {
    expect(beside(BOX, { left, top: 20, bottom: 40 }, WINDOW).left).toBe(expected)
  })
})
