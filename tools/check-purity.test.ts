import { describe, expect, it } from 'vitest'
import { impuritiesIn } from './check-purity.ts'

describe('impuritiesIn', () => {
  it.each([
    ['Math.random()'],
    ["Math['random']()"],
    ['const { random } = Math'],
    ['const chance = Math'],
    ['Date.now()'],
    ['new Date()'],
    ['const at = (date: Date) => date'],
    ['performance.now()'],
    ['globalThis.x'],
    ['process.env'],
    ['console.log(1)'],
    ["await import('node:fs')"],
    ["['b', 'a'].sort((a, b) => a.localeCompare(b))"],
  ])('finds %s', (source) => {
    expect(impuritiesIn(source)).toHaveLength(1)
  })

  it.each([
    ['Math.max(1, 2)'],
    ['// Math.random() and Date'],
    ["const text = 'Math.random()'"],
    ['const process = 1; export const next = process + 1'],
    ['interface Log { Date: string; console: number }'],
    ['const card = { fetch: 1 }; card.fetch'],
  ])('lets %s pass', (source) => {
    expect(impuritiesIn(source)).toEqual([])
  })

  it('names the line, also behind letters of several bytes', () => {
    expect(impuritiesIn('// Ragnarök ✓\n\nconst a = Date\n')).toEqual([{ line: 3, what: 'Date' }])
  })
})
