import { isRecord } from '@meadhall/kernel'
import { HostFailure } from './failure.ts'
import { STORED_VERSION, type StoredGame } from './stored-game.ts'
import { flawOf, tidySeats } from './stored-shape.ts'

type Older = Readonly<Record<string, unknown>>

/** How a stored game of each version becomes one of the next. */
const STEPS: Steps = {}
type Steps = Readonly<Record<number, (game: Older) => Older>>

/** A record as a whole game of this version, whatever lay in the store; throws a `HostFailure`. */
export function upToDate(stored: unknown, steps: Steps = STEPS): StoredGame {
  let game = isRecord(stored) ? stored : {}
  while (game['version'] !== STORED_VERSION) {
    const version = game['version']
    const step = typeof version === 'number' ? steps[version] : undefined
    if (step === undefined) throw unreadable(version)
    game = step(game)
  }
  const flaw = flawOf(game)
  if (flaw !== null) throw new HostFailure('damaged', `"${flaw}" is not what it must be`)
  const whole = game as unknown as StoredGame
  return { ...whole, seats: tidySeats(whole.seats) }
}

/** A version of later days is a reason to load the page anew, any other is damage. */
function unreadable(version: unknown): HostFailure {
  const isLater = typeof version === 'number' && version > STORED_VERSION
  return new HostFailure(
    isLater ? 'outdated' : 'damaged',
    `stored game of unknown version ${String(version)}`,
  )
}
