import type { GameTypes, Seat } from '@meadhall/kernel'

/** What is to be reached, as the file says it: the kind and its parts. */
export interface Goal {
  readonly kind: string
  /** When it is looked at: the end of the turn, of the age … */
  readonly until: string
  /** How much is enough; `null`: as much as can be had. */
  readonly atLeast: number | null
  /** Whether the best odds are asked for, rather than what is sure. */
  readonly odds: boolean
  /** A place, a stat or another player the goal speaks of; empty where it needs none. */
  readonly of: string
}

/** What has happened towards a goal so far. Plain data, as a state is. */
export interface Tally {
  count: number
  /** What was reached, once the time is over; `null` before. */
  reached: number | null
}

export const NO_TALLY: Readonly<Tally> = { count: 0, reached: null }

/** A goal asked of one player, from one position on. */
export interface Asked<G extends GameTypes> {
  readonly goal: Goal
  readonly seat: Seat
  readonly start: Readonly<G['state']>
}

/** One kind of goal of a game. */
export interface GoalKind<G extends GameTypes> {
  /** The words that `of` may be; empty: it has no such part. */
  readonly of: readonly string[]
  /** When it may be looked at, the usual first. */
  readonly until: readonly string[]
  /** The highest number that may be asked for; 0: it is reached or not. */
  readonly most: number
  /** Whether what was reached once cannot be lost again: then nobody need look further. */
  readonly keeps?: true
  /** How much an event adds, where it is events that count. */
  counts?(event: G['event'], asked: Asked<G>): number
  /** What was reached, once it is looked at. */
  worth(state: Readonly<G['state']>, count: number, asked: Asked<G>): number
}
