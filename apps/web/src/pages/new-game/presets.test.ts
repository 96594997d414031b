import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import { describe, expect, it } from 'vitest'
import { burdenOf, minutesOf, presetOf, presetsFor, withPreset } from './presets.ts'
import { freshForm, type GameRules, refusalOf, withOption } from './setup-form.ts'

const GAMES: readonly GameRules[] = [bloodRage, valhalla]

function namesFor(rules: GameRules, seats: number): string[] {
  return presetsFor(rules, freshForm(rules, seats, '')).map(({ name }) => name)
}

function preset(name: string) {
  const found = valhalla.presets.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no preset "${name}"`)
  return found
}

describe.each(GAMES)('presets of $id', (rules) => {
  const { min, max } = rules.seats
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)

  it.each(counts)('are taken by a table of %i, and known again', (count) => {
    const form = freshForm(rules, count, '')
    for (const one of presetsFor(rules, form)) {
      const filled = withPreset(rules, form, one)
      expect(refusalOf(rules, filled)).toBeNull()
      expect(presetOf(rules, filled)).toBe(one)
      expect(filled.seats).toBe(form.seats)
    }
  })

  it.each(counts)('have a fresh table of %i among them', (count) => {
    expect(presetOf(rules, freshForm(rules, count, ''))).not.toBeNull()
  })
})

describe('presets', () => {
  it('leave out what a table does not take, and whoever would then be the same', () => {
    const all = ['first-game', 'base', 'recommended', 'everything']
    expect(namesFor(valhalla, 3)).toEqual(all)
    const two = withPreset(valhalla, freshForm(valhalla, 2, ''), preset('everything'))
    expect(two.options).toMatchObject({ thor: false, loki: true, king: true })
    expect(namesFor(valhalla, 1)).toEqual(['first-game', 'base', 'recommended'])
  })

  it('keep choices that are no flags, and switch off flags of others', () => {
    const form = withOption(
      withOption(freshForm(valhalla, 4, ''), 'simple', true),
      'pairs',
      'alliance',
    )
    const filled = withPreset(valhalla, form, preset('recommended'))
    expect(filled.options).toMatchObject({ simple: false, pairs: 'alliance', loki: true })
  })

  it('are left by a flag of one\u2019s own', () => {
    const form = freshForm(valhalla, 3, '')
    expect(presetOf(valhalla, withOption(form, 'tyr', true))).toBeNull()
  })
})

describe('how long a table sits', () => {
  const minutes = (rules: GameRules, seats: number) => minutesOf(rules, freshForm(rules, seats, ''))

  it('depends on how many play, within what the boxes say', () => {
    expect([2, 3, 4].map((seats) => minutes(bloodRage, seats))).toEqual([60, 75, 90])
    const all = [1, 2, 3, 4, 5, 6].map((seats) => minutes(valhalla, seats))
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect([all[0], all[5]]).toEqual([30, 60])
    expect([bloodRage.box.age, valhalla.box.age]).toEqual([14, 13])
  })

  it('is longer by what its options add', () => {
    const form = withPreset(valhalla, freshForm(valhalla, 4, ''), preset('recommended'))
    expect(minutesOf(valhalla, form)).toBe(55)
    const first = withOption(freshForm(bloodRage, 4, ''), 'firstGame', true)
    expect(minutesOf(bloodRage, first)).toBe(80)
  })
})

describe('what a form asks of those who play', () => {
  it('is the sum of its flags', () => {
    const form = freshForm(valhalla, 3, '')
    expect(burdenOf(valhalla, form)).toEqual({ minutes: 0, difficulty: 0 })
    const both = withOption(withOption(form, 'loki', true), 'thor', true)
    expect(burdenOf(valhalla, both)).toEqual({ minutes: 15, difficulty: 3 })
  })
})
