import type { Tempo } from '@meadhall/protocol'
import { describe, expect, it } from 'vitest'
import {
  type Actor,
  type ClockState,
  clocksAfter,
  clocksOf,
  clocksShown,
  LONGEST_WAY_MS,
  newClocks,
  nextDue,
  runOut,
  sparedClocks,
} from './clock-state.ts'
import { paceOf } from './pace.ts'
import type { Open } from './seat-clock.ts'

const LIVE: Tempo = { kind: 'live', move: 30, reserve: 60 }

/** Two clocks, and what is asked: `[3, null]` is question 3 of seat 0. */
class Table {
  state: ClockState
  readonly #paces
  now = 1_000_000

  constructor(tempo: Tempo = LIVE) {
    this.state = newClocks(tempo, 2, 0)
    this.#paces = [0, 1].map(() => paceOf(tempo, null)).filter((pace) => pace !== null)
  }

  pass(seconds: number): this {
    this.now += seconds * 1000
    return this
  }

  ask(
    questions: readonly (number | null)[],
    by: Partial<Actor> | null = null,
    runs = [true, true],
  ) {
    const open = questions.map(
      (question, seat): Open => ({ question, runs: question !== null && runs[seat] === true }),
    )
    const actor = by === null ? null : ({ seat: 0, kind: 'act', way: 0, ...by } as const)
    const seq = this.state.seq + (by === null ? 0 : 1)
    this.state = clocksAfter(this.state, { seq, at: this.now, open, by: actor }, this.#paces)
    return this
  }

  spare(n: number, from: number, until: number): this {
    this.state = sparedClocks(this.state, [{ n, from, until }], this.#paces)
    return this
  }

  /** Seconds until each clock runs out. */
  get left() {
    return clocksShown(this.state).map(({ due }) => (due === null ? null : (due - this.now) / 1000))
  }

  get reserves() {
    return clocksShown(this.state).map(({ reserve }) => reserve / 1000)
  }
}

describe('a live clock', () => {
  it('runs for whoever is asked, first the time of the move, then the reserve', () => {
    const table = new Table().ask([0, null])
    expect(table.left).toEqual([90, null])
    table.pass(50).ask([null, 1], {})
    expect(table.reserves).toEqual([40, 60])
    expect(table.left).toEqual([null, 90])
  })

  it('leaves the reserve alone within the time of the move', () => {
    expect(new Table().ask([0, null]).pass(29).ask([null, 1], {}).reserves).toEqual([60, 60])
  })

  it('runs for each of those who are asked at the same time, and not anew when another answers', () => {
    const table = new Table().ask([0, 0]).pass(10).ask([0, null], { seat: 1 })
    expect(table.left).toEqual([80, null])
  })

  it('stands still while a bot plays the seat or the table answers', () => {
    const table = new Table().ask([0, null], null, [false, true])
    expect(table.left).toEqual([null, null])
    expect(nextDue(table.state)).toBeNull()
  })

  it('stands still while the table is paused and goes on where it was', () => {
    const table = new Table().ask([0, null]).pass(20).ask([0, null], null, [false, false])
    expect(table.left).toEqual([null, null])
    expect(table.pass(1000).ask([0, null]).left).toEqual([70, null])
    expect(table.pass(20).ask([null, 1], {}).reserves).toEqual([50, 60])
  })

  it('does not charge the way of a reply, up to half a second', () => {
    const late = () => new Table().ask([0, null]).pass(31)
    expect(late().ask([null, 1], { way: 300 }).reserves[0]).toBeCloseTo(59.3)
    expect(late().ask([null, 1], { way: 5000 }).reserves[0]).toBeCloseTo(59.5)
  })

  it('has run out only after the longest way a reply is given', () => {
    const { state, now } = new Table().ask([0, null])
    expect(runOut(state, now + 90_000)).toEqual([])
    expect(runOut(state, now + 90_000 + LONGEST_WAY_MS)).toEqual([{ seat: 0, question: 0 }])
    expect(nextDue(state)).toBe(now + 90_000 + LONGEST_WAY_MS)
  })

  it('does not charge an outage, once', () => {
    const table = new Table().ask([0, null]).pass(10)
    const { now } = table
    table.pass(600).spare(1, now, table.now).spare(1, now, table.now)
    expect(table.left).toEqual([80, null])
  })

  it('neither gains nor loses when the time of day is put backwards', () => {
    const table = new Table().ask([0, null]).pass(10)
    const { now } = table
    table.pass(-3600).spare(1, now, table.now)
    expect(table.left).toEqual([80, null])
  })

  it('gives no time to one who takes back again and again', () => {
    const table = new Table().ask([0, null])
    for (let turn = 0; turn < 100; turn++) {
      table.pass(20).ask([2 * turn + 1, null], {})
      table.pass(5).ask([2 * turn + 2, null], { kind: 'undo' })
      if (runOut(table.state, table.now).length > 0) break
    }
    expect(table.reserves[0]).toBe(0)
    expect(runOut(table.state, table.now + LONGEST_WAY_MS)).toMatchObject([{ seat: 0 }])
  })

  it('gives one who took back a whole move again once somebody else has acted', () => {
    const table = new Table().ask([0, null]).pass(20).ask([1, null], {})
    table.ask([2, null], { kind: 'undo' })
    expect(table.left).toEqual([70, null])
    table.ask([null, 3], {}).ask([4, null], { seat: 1 })
    expect(table.left).toEqual([90, null])
  })

  it('gives no new time for the same question to one who takes a seat back from a bot', () => {
    const table = new Table().ask([0, null]).pass(95).ask([0, null], null, [false, true])
    expect(table.ask([0, null]).left).toEqual([0, null])
    expect(table.ask([null, 1], {}).ask([2, null], { seat: 1 }).left).toEqual([30, null])
  })
})

describe('a slow clock', () => {
  it('has hours for a move and no reserve', () => {
    const table = new Table({ kind: 'slow', hours: 24 }).ask([0, null])
    expect(table.left).toEqual([24 * 3600, null])
    expect(table.pass(3600).ask([1, null], {}).left).toEqual([24 * 3600, null])
  })
})

describe('stored clocks', () => {
  it('of another version are not taken for these', () => {
    const { state } = new Table()
    expect(clocksOf(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(() => clocksOf({ ...state, version: 99 })).toThrow('unknown version 99')
  })
})
