import { levelOf } from '@meadhall/bots'
import { isRecord, quoted } from '@meadhall/kernel'
import { MatchFailure } from '../failure.ts'
import { RECORD_VERSION, type StoredMatch } from './record.ts'
import { flawOf, tidySeats } from './stored-shape.ts'

type Older = Readonly<Record<string, unknown>>

/** How a stored match of each version becomes one of the next. */
const STEPS: Steps = {
  // How far one may take back was the same at all tables.
  1: (match) => ({ ...match, version: 2, undo: 'sealed' }),
  // Where a match stood was not told.
  2: (match) => ({ ...match, version: 3, standing: null }),
  // Levels had other names.
  3: (match) => ({ ...match, version: 4, seats: withLevels(match['seats']) }),
}

/** Seats, wherever they were kept, with the levels of bots by the names of today. */
export function withLevels(seats: unknown): unknown {
  if (!Array.isArray(seats)) return seats
  return seats.map((seat: unknown) => {
    const level = isRecord(seat) ? levelOf(seat['plays']) : null
    return isRecord(seat) && level !== null ? { ...seat, plays: level } : seat
  })
}

type Steps = Readonly<Record<number, (match: Older) => Older>>

/** A record as a whole match of this version, whatever lay in the store; throws a `MatchFailure`. */
export function upToDate(stored: unknown, steps: Steps = STEPS): StoredMatch {
  let match = isRecord(stored) ? stored : {}
  while (match['version'] !== RECORD_VERSION) {
    const version = match['version']
    const step = typeof version === 'number' ? steps[version] : undefined
    if (step === undefined) throw unreadable(version)
    match = step(match)
  }
  const flaw = flawOf(match)
  if (flaw !== null) throw new MatchFailure('damaged', `"${flaw}" is not what it must be`)
  const whole = match as unknown as StoredMatch
  return { ...whole, seats: tidySeats(whole.seats) }
}

/** A version of later days is a reason to load the program anew, any other is damage. */
function unreadable(version: unknown): MatchFailure {
  const isLater = typeof version === 'number' && version > RECORD_VERSION
  return new MatchFailure(
    isLater ? 'outdated' : 'damaged',
    `stored match of unknown version ${quoted(version)}`,
  )
}
