import { describe, expect, it } from 'vitest'
import { exampleOf } from './example.ts'
import { linkTo, puzzleIn } from './puzzle-link.ts'

const EXAMPLE = exampleOf('A puzzle', 'Of course.')

describe('a puzzle in an address', () => {
  it('comes out as it went in', async () => {
    const link = await linkTo(EXAMPLE)
    expect(link).toMatch(/^\/puzzles\/play#p=[\w-]+$/)
    expect(await puzzleIn(link.slice(link.indexOf('#')))).toBe(EXAMPLE)
  })

  it('is none where there is none, and is refused where it was cut off', async () => {
    expect(await puzzleIn('')).toBeNull()
    const link = await linkTo(EXAMPLE)
    await expect(puzzleIn(link.slice(link.indexOf('#'), -40))).rejects.toThrow()
  })
})
