import { describe, expect, it } from 'vitest'
import { LONGEST, nextUtterance } from './utterance.ts'

function allOf(sentences: readonly string[]): string[] {
  const said: string[] = []
  let rest = sentences
  while (rest.length > 0) {
    const next = nextUtterance(rest)
    said.push(next.text)
    rest = next.rest
  }
  return said
}

describe('what is said at once', () => {
  it('short sentences are said together', () => {
    expect(allOf(['Wolf passes.', 'Raven passes.'])).toEqual(['Wolf passes. Raven passes.'])
  })

  it('what would be too much waits for the next breath', () => {
    const long = `${'a'.repeat(LONGEST - 2)}.`
    expect(allOf([long, 'Raven passes.'])).toEqual([long, 'Raven passes.'])
  })

  it('a list that is too long is cut after one of its commas, a text between two words', () => {
    const list = Array.from({ length: 60 }, (_, index) => `card ${index}`).join(', ')
    const said = allOf([list])
    expect(said.join(' ')).toBe(list)
    expect(said.slice(0, -1).every((one) => one.endsWith(','))).toBe(true)
    expect(Math.max(...said.map((one) => one.length))).toBeLessThanOrEqual(LONGEST)
    const text = 'word '.repeat(90).trim()
    expect(allOf([text]).join(' ')).toBe(text)
  })

  it('even one endless word is not said at once', () => {
    expect(allOf(['x'.repeat(600)]).map((one) => one.length)).toEqual([250, 250, 100])
  })
})
