import { describe, expect, it } from 'vitest'
import { legible, legiblePainted } from './legible.ts'
import { COLOURS } from './paint.ts'

describe('a line for a terminal', () => {
  it.each([
    ['a colour', '\u001b[31mEve', '\\u001b[31mEve'],
    ['a title of the window', '\u001b]0;owned\u0007', '\\u001b]0;owned\\u0007'],
    ['an eight-bit escape', '\u009b2J', '\\u009b2J'],
    ['another line', 'Eve\r\nok  good.json', 'Eve\\u000d\\u000aok  good.json'],
    ['writing turned round', 'a\u202eb', 'a\\u202eb'],
    ['nothing', 'Zażółć „gęślą” 🪓', 'Zażółć „gęślą” 🪓'],
  ])('shows %s instead of obeying it', (_what, text, shown) => {
    expect(legible(text)).toBe(shown)
  })

  it('leaves JSON as it is', () => {
    const value = { name: '\u001b[31m\u009b\u202e' }
    expect(JSON.parse(legible(JSON.stringify(value)))).toEqual(value)
  })

  it('keeps our own colours and no other escape', () => {
    const painted = COLOURS.strong('Wolf')
    expect(legiblePainted(painted)).toBe(painted)
    expect(legiblePainted(`${painted}\u001b[2J\n`)).toBe(`${painted}\\u001b[2J\\u000a`)
  })
})
