import { assertNever } from '@meadhall/kernel'
import type { Away, Tempo } from '@meadhall/protocol'
import { afterWaking, wakingBetween } from './waking-time.ts'

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS

/** How the time of one seat passes. */
export interface Pace {
  /** Milliseconds for each move before the reserve is touched. */
  readonly move: number
  /** How much of the seat's time passed between two moments. */
  between(from: number, to: number): number
  /** When so much of its time will have passed. */
  after(from: number, ms: number): number
}

/** Milliseconds of reserve at the start. */
export function reserveOf(tempo: Tempo): number {
  return tempo.kind === 'live' ? tempo.reserve * SECOND_MS : 0
}

/** The pace of a seat whose person is away at times; `null` where no time is taken. */
export function paceOf(tempo: Tempo, away: Away | null): Pace | null {
  switch (tempo.kind) {
    case 'none':
      return null
    case 'live':
      return paced(tempo.move * SECOND_MS, null)
    case 'slow':
      return paced(tempo.hours * HOUR_MS, away)
    default:
      return assertNever(tempo)
  }
}

function paced(move: number, away: Away | null): Pace {
  return {
    move,
    between: (from, to) => wakingBetween(away, from, to),
    after: (from, ms) => afterWaking(away, from, ms),
  }
}
