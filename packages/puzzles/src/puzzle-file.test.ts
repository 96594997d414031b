import { describe, expect, it } from 'vitest'
import { parsePuzzle } from './puzzle-file.ts'

const WHOLE = {
  format: 'meadhall-puzzle',
  version: 1,
  game: 'blood-rage',
  level: 'easy',
  given: {},
  solver: 'wolf',
  goal: { kind: 'glory' },
  answer: ['pass'],
}

function refusal(change: object): string {
  try {
    parsePuzzle(JSON.stringify({ ...WHOLE, ...change }))
  } catch (error) {
    return (error as Error).message
  }
  return 'taken'
}

describe('the file of a puzzle', () => {
  it('may leave out what is not needed', () => {
    const puzzle = parsePuzzle(JSON.stringify(WHOLE))
    expect(puzzle).toMatchObject({ title: '', why: '', rules: [], before: [], also: [] })
  })

  it('names the place and the reason where it is refused', () => {
    expect(refusal({ format: 'meadhall-game' })).toBe(
      'format: must be "meadhall-puzzle", not "meadhall-game"',
    )
    expect(refusal({ version: 2 })).toBe('version: unknown version 2 (this program reads 1)')
    expect(refusal({ mood: 'bad' })).toMatch(/^mood: unknown field \(known: format, /)
    expect(refusal({ level: 'brutal' })).toBe(
      'level: must be one of easy, medium, hard, not "brutal"',
    )
    expect(refusal({ given: [] })).toBe('given: must be an object')
    expect(refusal({ solver: undefined })).toBe('solver: missing')
    expect(refusal({ answer: [] })).toBe('answer: must have at least one action')
    expect(refusal({ answer: ['pass', 3] })).toBe('answer[1]: must be a text')
    expect(refusal({ before: [{ wolf: 'pass', raven: 'pass' }] })).toMatch(
      /^before\[0\]: must name/,
    )
    expect(refusal({ why: 'x'.repeat(3_000) })).toBe('why: must be a text of at most 2000 letters')
  })

  it('is refused where it is no JSON, or nested without end', () => {
    expect(() => parsePuzzle('{')).toThrow(/^file: not complete JSON/)
    expect(() => parsePuzzle('['.repeat(100) + ']'.repeat(100))).toThrow(/nested deeper/)
    expect(() => parsePuzzle('[]')).toThrow('file: must be an object')
  })
})
