import type { Away } from '@meadhall/protocol'
import { describe, expect, it } from 'vitest'
import { afterWaking, wakingBetween } from './waking-time.ts'

const HOUR = 3_600_000
const NIGHT: Away = {
  timeZone: 'Europe/Warsaw',
  night: { from: '22:00', to: '07:00' },
  holidays: [],
}

function at(text: string): number {
  return Date.parse(text)
}

describe('waking time', () => {
  it('is all time for one who set nothing', () => {
    expect(afterWaking(null, 1000, HOUR)).toBe(1000 + HOUR)
    expect(wakingBetween(null, 1000, 5000)).toBe(4000)
  })

  it('stands still at night, by the clock of the person', () => {
    // 20:00 in Warsaw in winter: two hours before the night, the third after it.
    const from = at('2026-01-10T19:00:00Z')
    expect(afterWaking(NIGHT, from, 3 * HOUR)).toBe(at('2026-01-11T07:00:00Z'))
    expect(wakingBetween(NIGHT, from, at('2026-01-11T07:00:00Z'))).toBe(3 * HOUR)
  })

  it('does not begin before the night is over', () => {
    const from = at('2026-01-10T23:30:00Z')
    expect(afterWaking(NIGHT, from, HOUR)).toBe(at('2026-01-11T07:00:00Z'))
    expect(wakingBetween(NIGHT, from, at('2026-01-11T06:00:00Z'))).toBe(0)
  })

  it('knows a night that does not reach over midnight', () => {
    const early: Away = { ...NIGHT, timeZone: 'UTC', night: { from: '01:00', to: '06:00' } }
    expect(afterWaking(early, at('2026-01-10T00:30:00Z'), HOUR)).toBe(at('2026-01-10T06:30:00Z'))
  })

  it('ends a night at the same hour of the clock when clocks are put forwards or backwards', () => {
    // The nights in which Warsaw's clocks were changed: 02:00 to 03:00, and 03:00 to 02:00.
    expect(afterWaking(NIGHT, at('2026-03-28T22:00:00Z'), HOUR)).toBe(at('2026-03-29T06:00:00Z'))
    expect(afterWaking(NIGHT, at('2026-10-24T22:00:00Z'), HOUR)).toBe(at('2026-10-25T07:00:00Z'))
  })

  it('stands still on holidays, first and last day included', () => {
    const away: Away = {
      timeZone: 'America/New_York',
      night: null,
      holidays: [{ from: '2026-12-24', to: '2026-12-26' }],
    }
    const eve = at('2026-12-24T03:00:00Z')
    expect(afterWaking(away, eve, 3 * HOUR)).toBe(at('2026-12-27T06:00:00Z'))
    expect(wakingBetween(away, eve, at('2026-12-27T06:00:00Z'))).toBe(3 * HOUR)
  })

  it.each(['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/St_Johns'])(
    'measures what it promised, in %s too',
    (timeZone) => {
      const away = { ...NIGHT, timeZone, holidays: [{ from: '2026-04-01', to: '2026-04-07' }] }
      for (let day = 0; day < 60; day++) {
        const from = at('2026-03-01T00:00:00Z') + day * 23.7 * HOUR
        const to = afterWaking(away, from, 30 * HOUR)
        expect(wakingBetween(away, from, to)).toBe(30 * HOUR)
      }
    },
  )

  it('holds nobody up for ever, whatever is set', () => {
    const never: Away = {
      timeZone: 'UTC',
      night: { from: '00:01', to: '00:00' },
      holidays: [{ from: '2026-01-01', to: '9999-12-31' }],
    }
    const from = at('2026-06-01T00:00:00Z')
    expect(afterWaking(never, from, 24 * HOUR)).toBe(from + 32 * 24 * HOUR)
    expect(afterWaking(never, from, 72 * HOUR)).toBe(from + 36 * 24 * HOUR)
  })

  it('lets a move of an hour wait a day and a night, not a month', () => {
    const away = { ...NIGHT, holidays: [{ from: '2026-06-01', to: '2026-06-30' }] }
    const from = at('2026-06-01T12:00:00Z')
    expect(afterWaking(away, from, HOUR)).toBe(from + 32 * HOUR)
  })
})
