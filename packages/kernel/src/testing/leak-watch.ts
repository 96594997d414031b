import type { RngState, Seed } from '../rng.ts'
import type { GameTypes } from '../rules.ts'
import type { Viewer } from '../viewer.ts'
import type { Place } from './fault.ts'
import type { OpaqueRules, OpaqueTypes } from './opaque.ts'

/** Which games to search for leaks. */
export interface LeakSpec<G extends GameTypes = GameTypes> {
  readonly seats: number
  readonly options: G['options']
  readonly games: number
  readonly seed: Seed
  /** The secret parts of a state by name, as text: how often each really differed is counted. */
  secrets?(state: G['state']): Readonly<Record<string, string>>
  /** One of how many steps is looked at; all unless told. */
  readonly every?: number
  readonly limit?: number
}

/** What was compared: a test asserts on it that the search was not empty. */
export interface LeakReport {
  games: number
  /** Pairs of states that one viewer cannot tell apart. */
  pairs: number
  /** Those of them that really differ. */
  hiddenPairs: number
  /** Views, questions, lists of legal actions, reasons and results held against each other. */
  comparisons: number
  /** Pairs in which the same action was carried out, and in which two secret ones were. */
  sameAction: number
  otherAction: number
  /** Lists of events held against each other. */
  eventLists: number
  /** By the names that `secrets` gives: pairs in which that part differed. */
  differed: Record<string, number>
}

/** One search for leaks, as its parts pass it on. */
export interface Watch {
  readonly rules: OpaqueRules
  readonly spec: LeakSpec<OpaqueTypes>
  readonly report: LeakReport
  readonly place: Place
  readonly rng: RngState
}

/** Two states that one viewer cannot tell apart: the real one, and one that agrees with the view. */
export interface Pair {
  readonly viewer: Viewer
  readonly real: object
  readonly guess: object
}
