import { hasCharacter, type Level } from '@meadhall/bots'
import { type Commitment, seatCommitment } from '@meadhall/fairness'
import { type AnyRules, assertNever, OptionError, type Seat } from '@meadhall/kernel'
import type { SeatPlan, TablePlan } from '@meadhall/protocol'
import { Refused, refuse } from '../../refusing/refused.ts'
import { type Beginning, checkAllAreIn } from './beginning.ts'
import {
  DOC_FORMAT,
  isEmpty,
  type SeatDoc,
  type Sitter,
  seatOf,
  type TableDoc,
} from './table-doc.ts'

/** What a new table is made from besides the plan. */
export interface Founding {
  readonly id: string
  readonly host: string | null
  readonly commitment: Commitment
  readonly now: number
}

const EMPTY: Omit<SeatDoc, 'for' | 'bot'> = {
  person: null,
  standIn: null,
  ready: false,
  awaited: false,
  commitment: null,
  contribution: null,
}

/** A table before its game. */
export const NOT_BEGUN = {
  phase: 'waiting',
  rulesVersion: null,
  revealBy: null,
  proposal: null,
  rematch: null,
  started: null,
  ended: null,
} as const satisfies Partial<TableDoc>

/** A table as its creator planned it. Throws `Refused` where the game does not take it. */
export function newTable(rules: AnyRules, plan: TablePlan, founding: Founding): TableDoc {
  const { min, max } = rules.seats
  const count = plan.seats.length
  if (count < min || count > max) throw refuse('malformed', 'seats', { count, min, max })
  const { id, host, commitment, now } = founding
  return {
    format: DOC_FORMAT,
    id,
    version: 1,
    game: rules.id,
    options: optionsOf(rules, plan),
    seats: plan.seats.map(seatFor),
    host,
    visibility: plan.visibility,
    tempo: plan.tempo,
    onTimeout: plan.onTimeout,
    spectators: plan.spectators,
    watchDelay: plan.watchDelay,
    undo: plan.undo,
    rated: plan.rated,
    commitment,
    created: now,
    ...NOT_BEGUN,
  }
}

function optionsOf(rules: AnyRules, { options, seats }: TablePlan): unknown {
  try {
    return rules.parseOptions(options, seats.length)
  } catch (error) {
    if (error instanceof OptionError) throw new Refused('malformed', error.refusal)
    throw error
  }
}

/** A seat as it is planned, with nobody there. */
export function seatFor(plan: SeatPlan): SeatDoc {
  if (plan.for !== 'bot') return { ...EMPTY, for: plan.for, bot: null, character: null }
  const { level, character = null } = plan
  if (character !== null && !hasCharacter(level)) throw refuse('malformed', 'character')
  return { ...EMPTY, for: 'bot', bot: level, character }
}

/** The next version of a document. */
export function changed(doc: TableDoc, change: Partial<TableDoc>): TableDoc {
  return { ...doc, ...change, version: doc.version + 1 }
}

export function withSeat(doc: TableDoc, seat: Seat, change: Partial<SeatDoc>): TableDoc {
  const seats = doc.seats.map((one, index) => (index === seat ? { ...one, ...change } : one))
  return changed(doc, { seats })
}

/** How somebody sits down. */
export interface Sitting {
  readonly person: Sitter
  /** A seat, or the first that is free. */
  readonly seat: Seat | null
  /** The seat that an invitation opened. */
  readonly invited: Seat | null
  readonly commitment: Commitment | null
  /** Revealed at once: at slow tables, where one may be away when the game starts. */
  readonly contribution: string | null
}

const NOBODY: Pick<SeatDoc, 'person' | 'ready' | 'awaited' | 'commitment' | 'contribution'> = {
  person: null,
  ready: false,
  awaited: false,
  commitment: null,
  contribution: null,
}

/** Somebody sits down: before the game, or later at a seat that its player gave up. */
export function sit(doc: TableDoc, sitting: Sitting): { doc: TableDoc; seat: Seat } {
  const { person } = sitting
  const mine = seatOf(doc, person.id)
  if (mine !== null) return { doc, seat: mine }
  const seat = sitting.invited ?? sitting.seat ?? doc.seats.findIndex((one) => isFree(one, false))
  const found = doc.seats[seat]
  if (found === undefined) throw refuse('taken', 'no-free-seat')
  if (!isFree(found, sitting.invited === seat))
    throw refuse('taken', 'seat-taken', { seat: seat + 1 })
  return { doc: withSeat(doc, seat, { person, standIn: null, ...bound(doc, seat, sitting) }), seat }
}

function isFree({ for: whom, person }: SeatDoc, isInvited: boolean): boolean {
  return person === null && (whom === 'anyone' || (whom === 'invited' && isInvited))
}

/** What a seat is bound to from now on; nothing once the cards are dealt. */
function bound(doc: TableDoc, seat: Seat, { commitment, contribution }: Sitting): Partial<SeatDoc> {
  if (doc.phase !== 'waiting') {
    if (doc.phase === 'playing' || doc.phase === 'paused') return {}
    throw refuse('not-now', 'not-joinable')
  }
  if (contribution !== null && seatCommitment(doc.id, seat, contribution) !== commitment)
    throw refuse('malformed', 'contribution')
  return { commitment, contribution, ready: false }
}

/** Somebody leaves before the start. A table nobody is at any more is closed. */
export function leave(doc: TableDoc, person: string): TableDoc {
  const seat = seatOf(doc, person)
  if (seat === null) throw refuse('not-found', 'not-seated')
  if (doc.phase !== 'waiting') throw refuse('not-now', 'begun')
  const left = withSeat(doc, seat, NOBODY)
  const host =
    left.host === person ? (left.seats.find((one) => one.person)?.person?.id ?? null) : left.host
  return { ...left, host, phase: host === null ? 'closed' : 'waiting' }
}

/** The host sends somebody away before the start. */
export function sendAway(doc: TableDoc, host: string, seat: Seat): TableDoc {
  if (doc.host !== host) throw refuse('forbidden', 'not-host')
  const person = doc.seats[seat]?.person
  if (person == null) throw refuse('not-found', 'not-seated')
  return leave(doc, person.id)
}

/** Binds a seat to a contribution before the start. */
export function commit(doc: TableDoc, seat: Seat, commitment: Commitment): TableDoc {
  if (doc.phase !== 'waiting') throw refuse('not-now', 'begun')
  return withSeat(doc, seat, { commitment, contribution: null })
}

/** How long one waits for contributions once the game is to start. */
const REVEAL_MS = 15_000

/** The host; where the host is a screen that sits nowhere, anybody who sits at the table. */
export function mayStart(doc: TableDoc, person: string): boolean {
  const { host } = doc
  if (host === person) return true
  return host !== null && seatOf(doc, host) === null && seatOf(doc, person) !== null
}

/** Freezes who sits where and what they are bound to. Seats still free may be filled with bots. */
export function start(
  doc: TableDoc,
  person: string,
  fill: Level | null,
  { now, isHere }: Beginning,
): TableDoc {
  if (doc.phase !== 'waiting') throw refuse('not-now', 'begun')
  if (!mayStart(doc, person)) throw refuse('forbidden', 'not-host')
  const seats = fill === null ? doc.seats : doc.seats.map((seat) => filled(seat, fill))
  if (seats.some(isEmpty)) throw refuse('not-now', 'seats-free')
  checkAllAreIn(doc, isHere)
  return begun({ ...doc, seats }, now)
}

/** From now on nobody sits down, and contributions are waited for. */
export function begun(doc: TableDoc, now: number): TableDoc {
  return changed(doc, { phase: 'revealing', revealBy: now + REVEAL_MS })
}

function filled(seat: SeatDoc, level: Level): SeatDoc {
  return isEmpty(seat) ? { ...seat, for: 'bot', bot: level } : seat
}

/** A seat reveals what it is bound to. */
export function reveal(doc: TableDoc, seat: Seat, contribution: string): TableDoc {
  const found = doc.seats[seat]
  if (found?.contribution === contribution) return doc
  if (doc.phase !== 'waiting' && doc.phase !== 'revealing') throw refuse('not-now', 'begun')
  if (found === undefined || found.commitment !== seatCommitment(doc.id, seat, contribution))
    throw refuse('malformed', 'contribution')
  return withSeat(doc, seat, { contribution })
}

/** Whether the cards can be dealt: all who are bound have revealed, or were waited for long enough. */
export function isDealable({ phase, seats, revealBy }: TableDoc, now: number): boolean {
  if (phase !== 'revealing') return false
  const isAwaited = seats.some(
    ({ commitment, contribution }) => commitment !== null && contribution === null,
  )
  return !isAwaited || now >= (revealBy ?? 0)
}

/** The cards are dealt: from here on nobody's contribution counts that was not revealed. */
export function dealt(doc: TableDoc, rulesVersion: number, now: number): TableDoc {
  return changed(doc, { phase: 'playing', rulesVersion, revealBy: null, started: now })
}

export function finished(doc: TableDoc, now: number): TableDoc {
  return changed(doc, { phase: 'over', ended: now, proposal: null })
}

/** The operator ends a table: before the game it is closed, during it the game is over without a result. */
export function ended(doc: TableDoc, now: number): TableDoc {
  switch (doc.phase) {
    case 'waiting':
    case 'revealing':
      return changed(doc, { phase: 'closed', revealBy: null })
    case 'playing':
    case 'paused':
      return finished(doc, now)
    case 'over':
    case 'closed':
      return doc
    default:
      return assertNever(doc.phase)
  }
}
