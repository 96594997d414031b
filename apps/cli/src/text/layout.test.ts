import { describe, expect, it } from 'vitest'
import { columns, cut, flow, padEnd, rule, widthOf, wrap } from './layout.ts'
import { COLOURS, PLAIN, paintFor } from './paint.ts'

describe('wrap', () => {
  it('breaks between words and indents what follows', () => {
    expect(wrap('one two three', 8, '  ')).toEqual(['one two', '  three'])
    expect(wrap('  one two', 6, '    ')).toEqual(['  one', '    two'])
  })

  it('leaves a word that is too long in one piece', () => {
    expect(wrap('extraordinary', 5)).toEqual(['extraordinary'])
  })
})

describe('other layout', () => {
  it('counts no colours', () => {
    expect(widthOf(COLOURS.strong('Völur'))).toBe(5)
    expect(widthOf(padEnd(COLOURS.faint('ab'), 4))).toBe(4)
  })

  it('cuts with a mark', () => {
    expect(cut('abcdef', 4)).toBe('abc…')
    expect(cut('abc', 4)).toBe('abc')
  })

  it('flows parts and keeps the separator at the end of a line', () => {
    expect(flow(['aa', 'bb', 'cc'], ', ', 7, ' ')).toEqual(['aa, bb,', ' cc'])
    expect(flow([], ', ', 7)).toEqual([])
  })

  it('sets many short lines in two columns', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `line ${index}`)
    expect(columns(lines, 40)).toHaveLength(5)
    expect(columns(lines.slice(0, 5), 40)).toHaveLength(5)
  })

  it('draws a title across the screen', () => {
    expect(rule('Age 1', 20)).toBe('── Age 1 ───────────')
  })
})

describe('paintFor', () => {
  it('uses colours in a terminal only, and not with NO_COLOR', () => {
    expect(paintFor({ isTTY: true }, {})).toBe(COLOURS)
    expect(paintFor({}, {})).toBe(PLAIN)
    expect(paintFor({ isTTY: true }, { NO_COLOR: '1' })).toBe(PLAIN)
    expect(paintFor({ isTTY: true }, { TERM: 'dumb' })).toBe(PLAIN)
  })
})
