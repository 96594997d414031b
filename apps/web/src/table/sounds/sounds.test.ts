import { describe, expect, it } from 'vitest'
import { SOUNDS } from './sounds.ts'

/** A slide between heights must not begin or end at nothing: a browser refuses it. */
describe.each(Object.entries(SOUNDS))('the sound %s', (_name, voices) => {
  it('has voices that a browser can play', () => {
    expect(voices.length).toBeGreaterThan(0)
    for (const { at, from, to, lasts, loud, swell } of voices) {
      expect(Math.min(from, to, lasts, loud)).toBeGreaterThan(0)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(swell).toBeLessThan(lasts)
    }
  })

  it('is short, and no voice of it shouts', () => {
    expect(Math.max(...voices.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(2)
    expect(Math.max(...voices.map(({ loud }) => loud))).toBeLessThanOrEqual(0.6)
  })
})

it('no two sounds are the same', () => {
  const all = Object.values(SOUNDS).map((voices) => JSON.stringify(voices))
  expect(new Set(all).size).toBe(all.length)
})
