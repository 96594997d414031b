import { describe, expect, it } from 'vitest'
import { dailyOf } from './daily.ts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2026, 10, 16, 12)

describe('the puzzle of the day', () => {
  const puzzles = Array.from({ length: 70 }, (_, index) => index)

  it('is the same from the first to the last moment of a day', () => {
    const first = dailyOf(puzzles, NOON - DAY_MS / 2)
    expect(dailyOf(puzzles, NOON)).toBe(first)
    expect(dailyOf(puzzles, NOON + DAY_MS / 2 - 1)).toBe(first)
    expect(dailyOf(puzzles, NOON + DAY_MS / 2)).not.toBe(first)
  })

  it('comes again only after all others', () => {
    const days = puzzles.map((day) => dailyOf(puzzles, NOON + day * DAY_MS))
    expect(new Set(days).size).toBe(puzzles.length)
  })

  it('is none where there are none', () => {
    expect(dailyOf([], NOON)).toBeUndefined()
  })
})
