import type { Action, Decision } from './decision.ts'
import type { Emit, GameEvent, Reason } from './event.ts'
import type { OptionSpec } from './options.ts'
import type { Outcome } from './outcome.ts'
import type { RngState, Seed } from './rng.ts'
import type { Viewer } from './viewer.ts'

/**
 * All that a server, a screen, a bot, the fuzzer or a replay may ask of a game. State is plain
 * JSON at every pause; behaviour lives here; nothing here reads a clock or rolls its own dice.
 */
export interface Rules<
  S = unknown,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  V = unknown,
  O = unknown,
> {
  readonly id: string
  /** Raised when an old action log would replay differently. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]

  /** Fills in defaults and checks; throws `OptionError` with the option's name. */
  parseOptions(raw: unknown, seats: number): O
  setup(options: O, seats: number, seed: Seed, emit?: Emit<E>): S

  /** The open questions: none when the game is over, several when players choose at the same time. */
  decisions(state: Readonly<S>): readonly Decision[]
  /**
   * The legal answers to an open decision: the only source of legality. Fills and returns `into`
   * where one is given, so that playouts need no fresh list.
   */
  legalActions(state: Readonly<S>, decision: Decision, into?: A[]): A[]
  /** The rule that forbids an attempt, from the same predicates; `null` where it is legal. */
  whyNot(state: Readonly<S>, attempt: A): Reason | null

  /** Carries out a legal action and runs on to the next decision. Mutates: callers clone. */
  apply(state: S, action: A, emit?: Emit<E>): void
  /** Whether an event shows something hidden or random, so that nothing before it is taken back. */
  seals(event: E): boolean

  /** What a viewer may know, built from nothing by an allow-list. */
  view(state: Readonly<S>, viewer: Viewer): V
  /** The event as a viewer may hear it: unknown parts are `null`. */
  redact(event: E, viewer: Viewer): E
  /** A full state that agrees with a view; what the view hides is drawn at random. */
  determinize(view: V, rng: RngState): S

  /** The result, or `null` while the game goes on. */
  outcome(state: Readonly<S>): Outcome | null
  /** An independent copy. Written by hand: it is what search stands on. */
  clone(state: Readonly<S>): S

  /** An action as short words ("invade warrior gimle"): for files, terminals and tests. */
  formatAction(action: A): string
  /** Reads what `formatAction` writes; throws an `Error` that says what was not understood. */
  parseAction(text: string, by: number): A
}

/** Rules of any game, where the caller treats state, view and events as opaque. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten
export type AnyRules = Rules<any, any, any, any, any>
