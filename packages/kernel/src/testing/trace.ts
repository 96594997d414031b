import type { Action } from '../decision.ts'
import type { GameEvent } from '../event.ts'
import type { Seat } from '../ids.ts'
import { type Game, play, startGame } from '../replay.ts'
import { type RngState, type Seed, seedRng } from '../rng.ts'
import type { GameTypes } from '../rules.ts'

import { fault, located, type Place } from './fault.ts'
import type { OpaqueRules, OpaqueTypes } from './opaque.ts'

/** Which games to hold to the contract, and what only the game itself can tell. */
export interface ConformanceSpec<G extends GameTypes = GameTypes> {
  readonly seats: number
  readonly options: G['options']
  readonly games: number
  readonly seed: Seed
  /** The generator in a state: nothing may be taken back across its use. */
  rngOf(state: G['state']): { readonly counter: number }
  /** Top-level keys of state and view below which copies may share objects, as nothing changes them. */
  readonly sharedOk?: readonly string[]
  /** Actions after which a game counts as endless. */
  readonly limit?: number
  /** How many actions of other moments are tried at each step. */
  readonly attempts?: number
  /** One of how many steps is also played to the end from a determinized state. */
  readonly playoutEvery?: number
}

/** What was looked at. */
export interface ConformanceReport {
  games: number
  steps: number
  attempts: number
  views: number
  playouts: number
  undone: number
  refused: number
  /** Questions that an order answered. */
  ordered: number
}

/** One action that was played: what undo must bring back, and what it must not reach across. */
export interface Played {
  readonly before: string
  readonly by: Seat
  readonly sealed: boolean
  readonly drew: boolean
}

/** An event, and the text it had when it was emitted. */
export interface Told {
  readonly event: GameEvent
  readonly text: string
}

/** Actions for attempts, grown over all games of a check. */
export interface Pool {
  readonly known: Set<string>
  readonly actions: Action[]
}

/** A random game under the checks. */
export interface Trace {
  readonly rules: OpaqueRules
  readonly spec: Required<ConformanceSpec<OpaqueTypes>>
  readonly place: Place
  readonly rng: RngState
  readonly report: ConformanceReport
  readonly game: Game<OpaqueTypes>
  /** Actions that were legal at some moment, by their text: attempts for other moments. */
  readonly pool: Pool
  readonly history: Played[]
  /** Decisions by id, as text: an id names one question only. */
  readonly asked: Map<number, string>
  /** The ids that were open at the last look. */
  open: ReadonlySet<number>
  readonly events: Told[]
}

const DEFAULTS = { sharedOk: [], limit: 5000, attempts: 40, playoutEvery: 12 } as const

/** A game at its start. */
export function newTrace(
  rules: OpaqueRules,
  given: ConformanceSpec<OpaqueTypes>,
  seed: Seed,
  report: ConformanceReport,
  pool: Pool,
): Trace {
  const spec = { ...DEFAULTS, ...given, rngOf: (state: object) => given.rngOf(state) }
  const { seats, options } = spec
  const place: Place = { game: rules.id, seats, options, seed, step: 0 }
  const events: Told[] = []
  const emit = (event: GameEvent) => events.push({ event, text: JSON.stringify(event) })
  return {
    rules,
    spec,
    place,
    rng: seedRng(`${seed}/checks`),
    report,
    game: located(place, 'setup', () => startGame(rules, { options, seats, seed }, emit)),
    pool,
    history: [],
    asked: new Map(),
    open: new Set(),
    events,
  }
}

/** Plays one action through the kernel and remembers what the later checks need. */
export function step(trace: Trace, action: Action, before: string): void {
  const { rules, spec, game, history, events, place } = trace
  if (history.length >= spec.limit)
    throw fault(place, `the game does not end within ${spec.limit} actions`)
  const { counter } = spec.rngOf(game.state)
  let sealed = false
  located(place, `playing ${JSON.stringify(action)}`, () =>
    play(rules, game, action, (event) => {
      events.push({ event, text: JSON.stringify(event) })
      sealed ||= rules.seals(event)
    }),
  )
  const drawn = spec.rngOf(game.state).counter
  if (rules.draws(game.state) !== drawn)
    throw fault(place, `chance was asked ${drawn} times, not ${rules.draws(game.state)}`)
  history.push({ before, by: action.by, sealed, drew: drawn !== counter })
}
