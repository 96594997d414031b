import { describe, expect, it } from 'vitest'
import { type KnownWait, USUAL_PREFERENCES } from './notice.ts'
import { GRACE_MS, planNotices } from './plan.ts'
import { quietUntil } from './quiet.ts'

const [MINUTE, HOUR] = [60_000, 3_600_000]
const START = Date.UTC(2026, 10, 15, 12)

function wait(table: string, more: Partial<KnownWait> = {}): KnownWait {
  const told = { announced: false, reminded: false }
  return { table, game: 'valhalla', question: 1, since: START, due: null, ...told, ...more }
}

function plan(waits: readonly KnownWait[], now: number, more: object = {}) {
  const { recent = [], ...wishes } = more as { recent?: number[] }
  return planNotices({ waits, recent, preferences: { ...USUAL_PREFERENCES, ...wishes } }, now)
}

describe('that it is your turn', () => {
  it('is told after a while, once', () => {
    const one = wait('one')
    expect(plan([one], START)).toEqual({ sends: [], lookAt: START + GRACE_MS })
    expect(plan([one], START + GRACE_MS)).toEqual({
      sends: [{ kind: 'turn', waits: [one] }],
      lookAt: null,
    })
    expect(plan([{ ...one, announced: true }], START + HOUR)).toEqual({ sends: [], lookAt: null })
  })

  it('is told in one notice where many tables wait', () => {
    const waits = ['one', 'two', 'three'].map((table) => wait(table))
    expect(plan(waits, START + HOUR).sends).toEqual([{ kind: 'digest', waits }])
    expect(plan(waits.slice(1), START + HOUR).sends).toHaveLength(2)
  })

  it('is not told to those who do not want it', () => {
    expect(plan([wait('one')], START + HOUR, { turns: false })).toEqual({ sends: [], lookAt: null })
  })

  it('waits where there were too many notices within the hour', () => {
    const now = START + HOUR
    const recent = [now - 50 * MINUTE, now - 10 * MINUTE]
    const late = plan([wait('one')], now, { recent, perHour: 2 })
    expect(late).toEqual({ sends: [], lookAt: now + 10 * MINUTE })
    expect(plan([wait('one')], now, { recent, perHour: 3 }).sends).toHaveLength(1)
  })

  it('waits until the night is over', () => {
    const quiet = { from: '22:00', to: '07:30' }
    const now = Date.UTC(2026, 10, 15, 23, 15)
    expect(plan([wait('one')], now, { quiet })).toEqual({
      sends: [],
      lookAt: Date.UTC(2026, 10, 16, 7, 30),
    })
  })
})

describe('that your time runs out', () => {
  const days = wait('one', { due: START + 72 * HOUR, announced: true })

  it('is told once, when a quarter of it is left', () => {
    const at = START + 54 * HOUR
    expect(plan([days], START + HOUR)).toEqual({ sends: [], lookAt: at })
    expect(plan([days], at)).toEqual({ sends: [{ kind: 'reminder', waits: [days] }], lookAt: null })
    expect(plan([{ ...days, reminded: true }], at + HOUR)).toEqual({ sends: [], lookAt: null })
  })

  it('is told two hours before where a quarter would be less', () => {
    const short = { ...days, due: START + 6 * HOUR }
    expect(plan([short], START).lookAt).toBe(START + 4 * HOUR)
  })

  it('is told in place of the turn where that was not told yet, and before all others', () => {
    const late = { ...days, announced: false }
    const other = wait('two')
    const { sends } = plan([other, late], START + 60 * HOUR, { perHour: 1 })
    expect(sends).toEqual([{ kind: 'reminder', waits: [late] }])
  })

  it('is not told when it is over, of a clock of minutes, or to those who do not want it', () => {
    expect(plan([days], START + 73 * HOUR).sends).toEqual([])
    const live = { ...days, due: START + 10 * MINUTE }
    expect(plan([live], START + 9 * MINUTE)).toEqual({ sends: [], lookAt: null })
    expect(plan([days], START + 60 * HOUR, { reminders: false }).sends).toEqual([])
  })
})

describe('a night', () => {
  const warsaw = { quiet: { from: '23:00', to: '06:00' }, zone: 'Europe/Warsaw' }

  it('is that of the place where the person lives', () => {
    expect(quietUntil(warsaw, Date.UTC(2026, 0, 10, 22, 30))).toBe(Date.UTC(2026, 0, 11, 5))
    expect(quietUntil(warsaw, Date.UTC(2026, 0, 10, 5, 0))).toBeNull()
    expect(quietUntil(warsaw, Date.UTC(2026, 6, 10, 21, 30))).toBe(Date.UTC(2026, 6, 11, 4))
  })

  it('may lie within a day', () => {
    const noon = { quiet: { from: '12:00', to: '13:00' }, zone: 'UTC' }
    expect(quietUntil(noon, START + 30 * MINUTE)).toBe(START + HOUR)
    expect(quietUntil(noon, START + HOUR)).toBeNull()
  })
})
