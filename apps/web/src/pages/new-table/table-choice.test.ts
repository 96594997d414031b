import { TablePlan } from '@meadhall/protocol'
import { describe, expect, it } from 'vitest'
import { choiceOf, presetIn, TABLE_PRESETS, withPlan, withSeats } from './table-choice.ts'

describe('a table laid in a way that people know', () => {
  it.each(TABLE_PRESETS)('%s is known again, with any number of seats', (preset) => {
    for (const count of [2, 3, 6]) {
      const choice = choiceOf(preset, count)
      expect(choice.seats).toHaveLength(count)
      expect(presetIn(choice)).toBe(preset)
      expect(presetIn(withSeats(choice, 4))).toBe(preset)
    }
  })

  it.each(TABLE_PRESETS)('%s is a plan that the protocol takes', (preset) => {
    const plan = { game: 'valhalla', options: {}, ...choiceOf(preset, 3) }
    expect(TablePlan['~standard'].validate(plan)).toMatchObject({ value: { ...plan } })
  })

  it('and changed by hand is none of them', () => {
    const choice = choiceOf('friends', 3)
    expect(presetIn(withPlan(choice, 1, { for: 'invited' }))).toBeNull()
    expect(presetIn({ ...choice, rated: true })).toBeNull()
  })

  it('keeps its first seats where others go or come', () => {
    const choice = withPlan(choiceOf('friends', 3), 1, { for: 'bot', level: 'thrall' })
    expect(withSeats(choice, 2).seats[1]).toEqual({ for: 'bot', level: 'thrall' })
    expect(withSeats(choice, 5).seats.map((seat) => seat.for)).toEqual([
      'anyone',
      'bot',
      'anyone',
      'anyone',
      'anyone',
    ])
  })
})
