import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import valhallaTexts from '@meadhall/game-valhalla/locales/en.json' with { type: 'json' }
import type { OptionSpec } from '@meadhall/kernel'
import kernelTexts from '@meadhall/kernel/locales/en.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { botNames } from '../../sources/bot-names.ts'
import {
  freshForm,
  type OptionValue,
  refusalOf,
  remembered,
  settled,
  withOption,
  withSeatCount,
  withSeatValue,
} from './setup-form.ts'

const TEXTS = { ...kernelTexts, ...valhallaTexts }
const GAMES = [bloodRage, valhalla]

function countsOf({ seats }: (typeof GAMES)[number]): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index)
}

/** The values of an option that a form can give it. */
function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'flag') return [true, false]
  return spec.kind === 'choice' ? spec.values : []
}

describe.each(GAMES)('the form of $id', (rules) => {
  it.each(countsOf(rules))('is fresh for %i', (count) => {
    const form = freshForm(rules, count, 'Ola')
    expect(refusalOf(rules, form)).toBeNull()
    expect(form.seats).toHaveLength(count)
    expect(form.seats[0]).toEqual({ name: 'Ola', plays: 'person' })
    expect(new Set(form.seats.map(({ name }) => name)).size).toBe(count)
  })

  it.each(countsOf(rules))(
    'with %i seats: any two options are taken, or refused in words',
    (count) => {
      const fresh = freshForm(rules, count, '')
      const settings = rules.options.flatMap((spec) =>
        valuesOf(spec).map((value) => [spec.name, value] as const),
      )
      for (const [first, value] of settings) {
        for (const [second, other] of settings) {
          const form = withOption(withOption(fresh, first, value), second, other)
          const refusal = refusalOf(rules, form)
          if (refusal !== null) expect(TEXTS).toHaveProperty([refusal.key])
          expect(refusalOf(rules, settled(rules, form))).toBeNull()
        }
      }
    },
  )

  it('keeps what fits when the number of seats changes', () => {
    for (const from of countsOf(rules)) {
      for (const to of countsOf(rules)) {
        const form = settled(rules, withSeatCount(rules, freshForm(rules, from, 'Ola'), to))
        expect(form.seats).toHaveLength(to)
        expect(form.seats[0]?.name).toBe('Ola')
        expect(refusalOf(rules, form)).toBeNull()
      }
    }
  })

  it.each([null, undefined, 5, 'x', {}, { seats: 3 }, { seats: [] }, { seats: [{}, {}] }])(
    'is fresh where what was remembered is %j',
    (stored) => {
      const fresh = freshForm(rules, 2, '')
      expect(remembered(rules, stored, fresh)).toEqual(fresh)
    },
  )
})

describe('options that exclude each other', () => {
  it('go back to their defaults, and no others', () => {
    const form = withOption(withOption(freshForm(valhalla, 3, ''), 'thor', true), 'tyr', true)
    const { options } = settled(valhalla, withSeatCount(valhalla, form, 2))
    expect(options).toMatchObject({ thor: false, tyr: true })
  })

  it('are dropped from what was remembered', () => {
    const form = withOption(freshForm(valhalla, 3, ''), 'thor', true)
    const stored = { ...form, seats: form.seats.slice(0, 2) }
    expect(remembered(valhalla, stored, form).options).toMatchObject({ thor: false })
  })

  it('remember whether one may take back freely', () => {
    const form = freshForm(bloodRage, 3, '')
    expect(form.undo).toBe('free')
    expect(remembered(bloodRage, { ...form, undo: 'sealed' }, form).undo).toBe('sealed')
    expect(remembered(bloodRage, { ...form, undo: 7 }, form).undo).toBe('free')
    expect(withSeatCount(bloodRage, { ...form, undo: 'sealed' }, 4).undo).toBe('sealed')
  })

  it('remember bots by the names that levels had', () => {
    const form = freshForm(bloodRage, 3, '')
    const seats = form.seats.map((seat, n) => ({
      ...seat,
      plays: ['person', 'random', 'greedy'][n],
    }))
    const plays = remembered(bloodRage, { ...form, seats }, form).seats.map((seat) => seat.plays)
    expect(plays).toEqual(['person', 'thrall', 'warrior'])
  })

  it('drops options that the game no longer has', () => {
    const form = freshForm(bloodRage, 3, '')
    const stored = { ...form, options: { ...form.options, gone: true } }
    expect(remembered(bloodRage, stored, form)).toEqual(form)
  })
})

describe('a value that each seat has of its own', () => {
  it('is exchanged with whoever has it', () => {
    const form = withOption(freshForm(bloodRage, 2, ''), 'clans', ['wolf', 'raven'])
    expect(withSeatValue(form, 'clans', 0, 'raven').options['clans']).toEqual(['raven', 'wolf'])
    expect(withSeatValue(form, 'clans', 0, 'bear').options['clans']).toEqual(['bear', 'raven'])
  })
})

describe('names of bots', () => {
  it('are never given twice', () => {
    const names = botNames(5, ['Asmund'], () => 0)
    expect(new Set([...names, 'Asmund']).size).toBe(6)
  })
})
