import { describe, expect, it } from 'vitest'
import { priceOf } from './price.ts'

const ACTION = { type: 'tactic', by: 0 }
const answers = (...all: string[][]) => all.map((parts) => ({ action: ACTION, parts }))
const keys = (...said: Parameters<typeof priceOf>) => priceOf(...said).map(({ key }) => key)

describe('what is paid', () => {
  const OPEN = answers(
    ['card:fury'],
    ['card:heroic-attack', 'die:axe'],
    ['card:heroic-attack', 'die:miss'],
    ['do:reroll', 'die:axe'],
  )

  it('is nothing for a tactic that costs nothing', () => {
    expect(priceOf(OPEN, ['card:fury'])).toEqual([])
  })

  it('is a die for a tactic that takes one, then the die', () => {
    expect(keys(OPEN, ['card:heroic-attack'])).toEqual(['vh.price.tactic'])
    expect(priceOf(OPEN, ['card:heroic-attack', 'die:miss'])).toEqual([
      { key: 'vh.price.tactic', params: { card: 'card.heroic-attack.name' } },
      { key: 'vh.price.die', params: { die: 'face.miss' } },
    ])
  })

  it('is a die for a reroll', () => {
    expect(keys(OPEN, ['do:reroll'])).toEqual(['vh.price.reroll'])
    expect(keys(OPEN, ['do:reroll', 'die:axe'])).toEqual(['vh.price.paid'])
  })

  it('is nothing before something is picked, and nothing for a warrior', () => {
    expect(priceOf(OPEN, [])).toEqual([])
    expect(priceOf(OPEN, ['warrior:0.1'])).toEqual([])
  })
})
