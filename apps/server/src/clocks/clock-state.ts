import type { Seat } from '@meadhall/kernel'
import type { ClockShown, Tempo } from '@meadhall/protocol'
import { type Pace, reserveOf } from './pace.ts'
import { newClock, type Open, type SeatClock, spared, type Turn, turned } from './seat-clock.ts'

/** Raised when the shape of stored clocks changes. */
export const CLOCK_VERSION = 1

/** Time during which nobody's clock ran though no table was paused. It may lead backwards. */
export interface Outage {
  readonly n: number
  readonly from: number
  readonly until: number
}

/** The clocks of a table, as they are stored with every move. */
export interface ClockState {
  readonly version: typeof CLOCK_VERSION
  /** The number of the entry they were stored with. */
  readonly seq: number
  /** The last outage that they know of. */
  readonly outage: number
  readonly seats: readonly SeatClock[]
}

/** What happened at a table, to its clocks. */
export interface Happening {
  readonly seq: number
  readonly at: number
  /** What each seat is asked now. */
  readonly open: readonly Open[]
  readonly by: Actor | null
}

/** Whose action or taking back it was, and how long it was on its way. */
export interface Actor {
  readonly seat: Seat
  readonly kind: 'act' | 'undo'
  readonly way: number
}

/** A reply's way is compensated up to this; a clock that has run out is carried out after it. */
export const LONGEST_WAY_MS = 500

export function newClocks(tempo: Tempo, seats: number, outage: number): ClockState {
  const clock = newClock(reserveOf(tempo))
  return { version: CLOCK_VERSION, seq: 0, outage, seats: Array(seats).fill(clock) }
}

/** The clocks after something happened. */
export function clocksAfter(
  state: ClockState,
  { seq, at, open, by }: Happening,
  paces: readonly Pace[],
): ClockState {
  const seats = state.seats.map((clock, seat) => {
    const pace = paces[seat]
    if (pace === undefined) return clock
    return turned(clock, open[seat] ?? NOTHING, turnOf(seat, by), at, pace)
  })
  return { ...state, seq, seats }
}

function turnOf(seat: Seat, by: Actor | null): Turn | null {
  if (by === null) return null
  const isOwn = by.seat === seat
  return { kind: by.kind, isOwn, way: isOwn ? Math.min(by.way, LONGEST_WAY_MS) : 0 }
}

const NOTHING: Open = { question: null, runs: false }

/** The clocks without what an outage took. */
export function sparedClocks(
  state: ClockState,
  outages: readonly Outage[],
  paces: readonly Pace[],
): ClockState {
  let next = state
  for (const { n, from, until } of outages) {
    if (n <= next.outage) continue
    const seats = next.seats.map((clock, seat) => {
      const pace = paces[seat]
      return pace === undefined ? clock : spared(clock, from, until, pace)
    })
    next = { ...next, outage: n, seats }
  }
  return next
}

/** When the next clock is carried out; `null` where none runs. */
export function nextDue({ seats }: ClockState): number | null {
  const dues = seats.flatMap(({ due }) => (due === null ? [] : [due + LONGEST_WAY_MS]))
  return dues.length === 0 ? null : Math.min(...dues)
}

/** A question that was not answered in time. */
export interface Missed {
  readonly seat: Seat
  readonly question: number
}

/** The questions whose clock has run out. */
export function runOut({ seats }: ClockState, now: number): Missed[] {
  return seats.flatMap(({ due, question }, seat) =>
    due !== null && question !== null && due + LONGEST_WAY_MS <= now ? [{ seat, question }] : [],
  )
}

export function clocksShown({ seats }: ClockState): ClockShown[] {
  return seats.map(({ due, reserve }) => ({ due, reserve }))
}

/** Whether two states show and charge the same. */
export function isSameTime(a: ClockState, b: ClockState): boolean {
  return JSON.stringify(a.seats) === JSON.stringify(b.seats) && a.outage === b.outage
}

/** Stored clocks; only this program writes them. */
export function clocksOf(stored: unknown): ClockState {
  const state = stored as ClockState
  if (state.version !== CLOCK_VERSION)
    throw new Error(`stored clocks of unknown version ${state.version}`)
  return state
}
