import { assertNever } from '@meadhall/kernel'
import type { ClockShown, TableShown } from '@meadhall/protocol'

type Tempo = TableShown['tempo']

/** What a seat's clock shows at a moment. */
export interface ClockFace {
  /** Milliseconds of this move; `null` while the clock stands still. */
  readonly move: number | null
  /** Milliseconds of reserve. */
  readonly reserve: number
  /** Whether there is so little left that one should hurry. */
  readonly isShort: boolean
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From when on one is warned, where the table is live. */
const SHORT_LIVE_MS = 20 * SECOND
/** Which part of a slow move is the last one. */
const SHORT_SLOW = 1 / 8

/** How a clock stands by the server's time; `null` where the table has none. */
export function clockFace(clock: ClockShown, tempo: Tempo, now: number): ClockFace | null {
  switch (tempo.kind) {
    case 'none':
      return null
    case 'live':
      return liveFace(clock, tempo.move * SECOND, now)
    case 'slow': {
      const move = clock.due === null ? null : Math.max(0, clock.due - now)
      return { move, reserve: 0, isShort: move !== null && move < tempo.hours * HOUR * SHORT_SLOW }
    }
    default:
      return assertNever(tempo)
  }
}

/** The time of the move runs first, then the reserve. */
function liveFace({ due, reserve }: ClockShown, most: number, now: number): ClockFace {
  if (due === null) return { move: null, reserve, isShort: false }
  const left = Math.max(0, due - now)
  // The two clocks agree but for the way of a message: nobody is shown more than a whole move.
  const move = Math.min(most, Math.max(0, left - reserve))
  return { move, reserve: Math.min(left, reserve), isShort: left < SHORT_LIVE_MS }
}

/** Minutes and seconds, or hours before them: `1:05`, `1:20:00`. */
export function minutes(ms: number): string {
  const all = Math.ceil(ms / SECOND)
  const [hours, rest, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const tail = String(seconds).padStart(2, '0')
  return hours === 0 ? `${rest}:${tail}` : `${hours}:${String(rest).padStart(2, '0')}:${tail}`
}

/** A long time in its two largest units. */
export function longTime(ms: number): {
  readonly key: 'days' | 'hours' | 'minutes'
  readonly days: number
  readonly hours: number
  readonly minutes: number
} {
  const parts = {
    days: Math.floor(ms / DAY),
    hours: Math.floor(ms / HOUR) % 24,
    minutes: Math.ceil(ms / MINUTE) % 60,
  }
  if (parts.days > 0) return { key: 'days', ...parts }
  return { key: parts.hours > 0 ? 'hours' : 'minutes', ...parts }
}
