import type { Away } from '@meadhall/protocol'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Clocks are put forwards and backwards by whole quarters of an hour. */
const QUARTER = 15
/**
 * However long somebody is away, a move waits no longer than twice its time, and a holiday that is in
 * proportion to it: where a move has a day, a month; where it has an hour, a day and a quarter.
 */
const HOLIDAY_TIMES = 30
const LONGEST_HOLIDAY_MS = 30 * DAY_MINUTES * MINUTE_MS

interface Local {
  readonly day: string
  readonly minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Swedish writes a time as `2026-12-24 22:30`. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

function localTime(timeZone: string, at: number): Local {
  const [day = '', time = ''] = formatOf(timeZone).format(at).split(' ')
  return { day, minute: minuteOf(time) }
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function isAwayAt({ night, holidays }: Away, { day, minute }: Local): boolean {
  if (holidays.some(({ from, to }) => from <= day && day <= to)) return true
  if (night === null) return false
  const from = minuteOf(night.from)
  const to = minuteOf(night.to)
  return from < to ? from <= minute && minute < to : from <= minute || minute < to
}

/** The next moment at which a person's day may change from waking to away or back. */
function nextChange({ timeZone, night }: Away, at: number, { day, minute }: Local): number {
  const times = night === null ? [] : [minuteOf(night.from), minuteOf(night.to)]
  const next = Math.min(DAY_MINUTES, ...times.filter((time) => time > minute))
  const start = at - (at % MINUTE_MS)
  const then = start + (next - minute) * MINUTE_MS
  const local = localTime(timeZone, then)
  const isAsExpected =
    local.minute === next % DAY_MINUTES && next < DAY_MINUTES === (local.day === day)
  return isAsExpected ? then : start + (QUARTER - (minute % QUARTER)) * MINUTE_MS
}

/** Goes through a person's time until it is told to stop: pieces that are all waking or all away. */
function* piecesFrom(
  away: Away,
  from: number,
): Generator<{ isWaking: boolean; from: number; to: number }> {
  for (let at = from; ; ) {
    const local = localTime(away.timeZone, at)
    const to = nextChange(away, at, local)
    yield { isWaking: !isAwayAt(away, local), from: at, to }
    at = to
  }
}

/** When a person will have had so much waking time. Without settings all time is. */
export function afterWaking(away: Away | null, from: number, ms: number): number {
  if (away === null) return from + ms
  const latest = from + 2 * ms + Math.min(LONGEST_HOLIDAY_MS, HOLIDAY_TIMES * ms)
  let left = ms
  for (const piece of piecesFrom(away, from)) {
    const length = piece.to - piece.from
    if (piece.isWaking && length >= left) return Math.min(latest, piece.from + left)
    if (piece.to >= latest) return latest
    if (piece.isWaking) left -= length
  }
  return latest
}

/** How much waking time a person had between two moments. */
export function wakingBetween(away: Away | null, from: number, to: number): number {
  if (away === null) return Math.max(0, to - from)
  let waking = 0
  for (const piece of piecesFrom(away, from)) {
    if (piece.from >= to) break
    if (piece.isWaking) waking += Math.min(piece.to, to) - piece.from
  }
  return waking
}
