import { describe, expect, it } from 'vitest'
import { parseRulebook, Rulebook } from './rulebook.ts'

const book = new Rulebook('BR-', 'blood-rage.md')
const rulesFor = (words: string) => book.find(words)

describe('the rulebook', () => {
  it('is read with its sections and without marks', () => {
    const page = '## 5 Action\n### March\n- BR-5.8 Pay *one* Rage. **Ruling:** no ships.\n'
    expect(parseRulebook(page)).toEqual([
      { id: 'BR-5.8', section: 'March', text: 'Pay one Rage. Ruling: no ships.' },
    ])
  })

  it('finds rules by id, chapter and heading', () => {
    expect(book.rules.length).toBeGreaterThan(80)
    expect(rulesFor('BR-5.7').map((rule) => rule.id)).toEqual(['BR-5.7'])
    expect(rulesFor('5.7')).toEqual(rulesFor('br-5.7'))
    expect(rulesFor('9').map((rule) => rule.id)).toEqual(['BR-9.1', 'BR-9.2', 'BR-9.3'])
    expect(rulesFor('march').map((rule) => rule.id)).toEqual(['BR-5.8'])
    expect(rulesFor('BR-99.1')).toEqual([])
  })

  it('knows rules without chapters, and rulings', () => {
    const valhalla = new Rulebook('VH-', 'valhalla.md')
    const ids = (words: string) => valhalla.find(words).map((rule) => rule.id)
    expect(ids('vh-5')).toEqual(['VH-5'])
    expect(ids('R28')).toEqual(['VH-R28'])
    expect(ids('solo')).toContain('VH-91')
  })
})
