import { isCharacter, LEVELS } from '@meadhall/bots'
import { isAction, isFairness, isRecord, type Outcome, playerName } from '@meadhall/kernel'
import { MatchFailure } from '../failure.ts'
import { type Entry, GIVERS } from '../journal.ts'
import { type SeatInfo, type Standing, type StoredMatch, UNDO_POLICIES } from './record.ts'

/** More than sit at any table. */
const MOST_SEATS = 12
/** The last moment that a date can name. */
const LAST_MOMENT = 8.64e15

const PLAYS: readonly SeatInfo['plays'][] = ['person', ...LEVELS]

type Fields = Readonly<Record<string, unknown>>

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
  const { name, plays, character } = value
  const isCast = character === undefined || isCharacter(character)
  return typeof name === 'string' && PLAYS.some((one) => one === plays) && isCast
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

function isStanding(value: unknown): boolean {
  if (value === null) return true
  if (!isRecord(value)) return false
  const { stage, waits } = value as Partial<Standing>
  return isMessage(stage) && Array.isArray(waits) && waits.every(isCount)
}

function isMessage(value: unknown): boolean {
  if (!isRecord(value) || !isText(value['key']) || !isRecord(value['params'])) return false
  const isParam = (one: unknown) => typeof one === 'string' || typeof one === 'number'
  return Object.values(value['params']).every(isParam)
}

/** What each part of a stored match must be. */
const PARTS: Readonly<Record<Exclude<keyof StoredMatch, 'version'>, (value: unknown) => boolean>> =
  {
    id: isText,
    game: isText,
    rulesVersion: isCount,
    options: isRecord,
    seats: areSeats,
    seed: isText,
    undo: (value) => UNDO_POLICIES.some((one) => one === value),
    fairness: (value) => value === undefined || isFairness(value),
    created: isMoment,
    touched: isMoment,
    steps: isCount,
    result: isResult,
    standing: isStanding,
    seq: isCount,
  }

/** The first part of a record that is not what it must be; `null` for a whole match. */
export function flawOf(record: unknown): string | null {
  if (!isRecord(record)) return 'record'
  return Object.entries(PARTS).find(([name, fits]) => !fits(record[name]))?.[0] ?? null
}

/** Seats by names as a table can show them, wherever they come from. */
export function tidySeats(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.map((seat) => ({ ...seat, name: playerName(seat.name) }))
}

function isCited(value: unknown): boolean {
  return value === null || (isRecord(value) && isCount(value['question']) && isText(value['key']))
}

/** What each kind of entry must be besides its number. */
const ENTRIES: Readonly<Record<Entry['kind'], (entry: Fields) => boolean>> = {
  act: ({ action, by, cited }) =>
    isAction(action) && GIVERS.some((one) => one === by) && isCited(cited),
  undo: ({ seat, back, key, free }) =>
    isCount(seat) && isCount(back) && isText(key) && (free === undefined || free === true),
  rules: ({ version }) => isCount(version),
}

function isEntry(value: unknown, seq: number): value is Entry {
  if (!isRecord(value) || value['seq'] !== seq) return false
  const { kind } = value
  if (typeof kind !== 'string' || !Object.hasOwn(ENTRIES, kind)) return false
  return ENTRIES[kind as Entry['kind']](value)
}

/** What lies in a store under its numbers as a whole journal; throws a `MatchFailure`. */
export function wholeJournal(
  { seq }: StoredMatch,
  numbers: readonly unknown[],
  entries: readonly unknown[],
): Entry[] {
  const isWhole = numbers.length === seq && numbers.every((number, index) => number === index + 1)
  if (!isWhole) throw new MatchFailure('moves-missing', `entries: ${numbers.length} of ${seq}`)
  const flaw = entries.findIndex((entry, index) => !isEntry(entry, index + 1))
  if (flaw >= 0) throw new MatchFailure('damaged', `entry ${flaw + 1} is none`)
  return entries as Entry[]
}
