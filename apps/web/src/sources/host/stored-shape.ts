import { type Action, isAction, isRecord, type Outcome, playerName } from '@meadhall/kernel'
import type { SeatInfo } from '../source.ts'
import { HostFailure } from './failure.ts'
import type { StoredGame } from './stored-game.ts'

/** More than sit at any table. */
const MOST_SEATS = 12
/** The last moment that a date can name. */
const LAST_MOMENT = 8.64e15

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}

function isMoment(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT
}

/** Whether a value says who sits at a seat. */
export function isSeat(value: unknown): value is SeatInfo {
  if (!isRecord(value)) return false
  const { name, plays } = value
  return typeof name === 'string' && ['person', 'random', 'greedy'].includes(String(plays))
}

function areSeats(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.length <= MOST_SEATS && value.every(isSeat)
  )
}

function isResult(value: unknown): boolean {
  if (value === null) return true
  if (!isRecord(value)) return false
  const { scores, winners } = value as Partial<Outcome>
  return (
    Array.isArray(scores) &&
    scores.every((score) => typeof score === 'number') &&
    Array.isArray(winners) &&
    winners.every(isCount)
  )
}

/** What each part of a stored game must be. */
const PARTS: Readonly<Record<Exclude<keyof StoredGame, 'version'>, (value: unknown) => boolean>> = {
  id: isText,
  game: isText,
  rulesVersion: isCount,
  options: isRecord,
  seats: areSeats,
  seed: isText,
  created: isMoment,
  touched: isMoment,
  steps: isCount,
  result: isResult,
}

/** The first part of a record that is not what it must be; `null` for a whole game. */
export function flawOf(record: unknown): string | null {
  if (!isRecord(record)) return 'record'
  return Object.entries(PARTS).find(([name, fits]) => !fits(record[name]))?.[0] ?? null
}

/** Seats by names as a table can show them, wherever they come from. */
export function tidySeats(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.map((seat) => ({ ...seat, name: playerName(seat.name) }))
}

/** The stored actions of a game with their numbers, all of them and in order; throws a `HostFailure`. */
export function wholeLog(
  { steps }: StoredGame,
  numbers: readonly unknown[],
  actions: readonly unknown[],
): Action[] {
  const isWhole = numbers.length === steps && numbers.every((number, index) => number === index)
  if (!isWhole) {
    throw new HostFailure('moves-missing', `stored moves: ${numbers.length} of ${steps}`)
  }
  const flaw = actions.findIndex((action) => !isAction(action))
  if (flaw >= 0) throw new HostFailure('damaged', `stored move ${flaw + 1} is none`)
  return actions as Action[]
}
