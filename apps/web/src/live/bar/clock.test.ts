import { describe, expect, it } from 'vitest'
import { clockFace, longTime, minutes } from './clock.ts'

const LIVE = { kind: 'live', move: 60, reserve: 600 } as const
const SLOW = { kind: 'slow', hours: 24 } as const
const NOW = 1_790_000_000_000
const HOUR = 3_600_000

describe('a clock at the table', () => {
  it('is none where the table has no tempo', () => {
    expect(clockFace({ due: null, reserve: 0 }, { kind: 'none' }, NOW)).toBeNull()
  })

  it('stands still while nothing is asked, with its reserve', () => {
    const face = clockFace({ due: null, reserve: 600_000 }, LIVE, NOW)
    expect(face).toEqual({ move: null, reserve: 600_000, isShort: false })
  })

  it('takes from the move first, then from the reserve', () => {
    const clock = { due: NOW + 660_000, reserve: 600_000 }
    expect(clockFace(clock, LIVE, NOW + 15_000)).toMatchObject({ move: 45_000, reserve: 600_000 })
    expect(clockFace(clock, LIVE, NOW + 90_000)).toMatchObject({ move: 0, reserve: 570_000 })
  })

  it('warns when little is left, and never shows less than nothing', () => {
    const clock = { due: NOW + 660_000, reserve: 600_000 }
    expect(clockFace(clock, LIVE, NOW + 645_000)?.isShort).toBe(true)
    expect(clockFace(clock, LIVE, NOW + 999_000)).toEqual({ move: 0, reserve: 0, isShort: true })
    expect(clockFace({ due: NOW + 2 * HOUR, reserve: 0 }, SLOW, NOW)?.isShort).toBe(true)
    expect(clockFace({ due: NOW + 9 * HOUR, reserve: 0 }, SLOW, NOW)?.isShort).toBe(false)
  })

  it('is written as minutes and seconds, or in the two largest units', () => {
    expect(minutes(65_000)).toBe('1:05')
    expect(minutes(400)).toBe('0:01')
    expect(minutes(4_800_000)).toBe('1:20:00')
    expect(longTime(50 * HOUR)).toMatchObject({ key: 'days', days: 2, hours: 2 })
    expect(longTime(5.5 * HOUR)).toMatchObject({ key: 'hours', hours: 5, minutes: 30 })
    expect(longTime(90_000)).toMatchObject({ key: 'minutes', minutes: 2 })
  })
})
