import type { Action, Decision } from './decision.ts'
import type { Emit, GameEvent, Message, Reason } from './event.ts'
import type { Seat } from './ids.ts'
import type { Merit } from './merit.ts'
import type { BoxFacts, OptionSpec, Preset } from './options.ts'
import type { OrderSpec } from './orders.ts'
import type { Outcome } from './outcome.ts'
import type { RngState, Seed } from './rng.ts'
import type { Viewer } from './viewer.ts'

/** The types that one game is made of, under one name. */
export interface GameTypes {
  state: unknown
  action: Action
  event: GameEvent
  view: unknown
  /** What a seat knows beyond what everybody knows. */
  own: unknown
  options: unknown
}

/** What a game starts from. */
export interface Start<O = unknown> {
  readonly options: O
  readonly seats: number
  readonly seed: Seed
  /** The version of the rules to play by; the newest unless told. */
  readonly version?: number
}

/** What teams depend on. */
export type TeamTable<G extends GameTypes> = Pick<Start<G['options']>, 'options' | 'seats'>

/**
 * All that a server, a screen, a bot, the fuzzer or a replay may ask of a game. State is plain
 * JSON at every pause; behaviour lives here; nothing here reads a clock or rolls its own dice.
 */
export interface Rules<G extends GameTypes = GameTypes> {
  readonly id: string
  /** Raised when an old action log would replay differently. All versions from 1 on can be played. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly box: BoxFacts
  readonly options: readonly OptionSpec[]
  /** Sets of options to choose from by one click, from the simplest on. */
  readonly presets: readonly Preset[]

  /** Fills in defaults and checks; throws `OptionError` with the option's name. */
  parseOptions(raw: unknown, seats: number): G['options']
  setup(start: Start<G['options']>, emit?: Emit<G['event']>): G['state']
  /** From here on a running game is played by newer rules; what it did before stays as it was. */
  raise(state: G['state'], version: number): void

  /** The open questions: none when the game is over, several when players choose at the same time. */
  decisions(state: Readonly<G['state']>): readonly Decision[]
  /**
   * The legal answers to an open decision: the only source of legality. Fills and returns `into`
   * where one is given, so that playouts need no fresh list.
   */
  legalActions(state: Readonly<G['state']>, decision: Decision, into?: G['action'][]): G['action'][]
  /** The rule that forbids an attempt, from the same predicates; `null` where it is legal. */
  whyNot(state: Readonly<G['state']>, attempt: G['action']): Reason | null
  /** Whether others may not learn which of several such answers to the decision was given. */
  isSecret(action: G['action'], decision: Decision): boolean

  /** Where the game stands, in a few words that everybody may hear ("Age 2, Quests"). */
  stage(state: Readonly<G['state']>): Message

  /** Carries out a legal action and runs on to the next decision. Mutates: callers clone. */
  apply(state: G['state'], action: G['action'], emit?: Emit<G['event']>): void
  /** Whether an event shows something hidden or random, so that nothing before it is taken back. */
  seals(event: G['event']): boolean

  /** What a player may leave word of for questions that are not asked yet. */
  readonly orders: readonly OrderSpec[]
  /**
   * What an order answers to a decision of the view's own seat: one of the legal answers, or `null`
   * where it does not speak of it. It knows no more than the player, so it betrays nothing.
   */
  orderAnswer(
    view: G['view'],
    decision: Decision,
    legal: readonly G['action'][],
    order: string,
  ): G['action'] | null
  /**
   * What an order, or an answer given ahead to a kind of decision, takes for granted, in a few
   * letters: as soon as they are others it is dropped. From the view of the seat that gives it.
   */
  assumes(view: G['view'], orderOrKind: string): string

  /** What everybody may know: a spectator's view, the same for all, so built once for an action. */
  shared(state: Readonly<G['state']>): G['view']
  /** What one seat knows beyond the shared part. */
  own(state: Readonly<G['state']>, seat: Seat): G['own']
  /** A seat's view: the own part laid over the shared one, which it shares and leaves unchanged. */
  join(shared: G['view'], own: G['own']): G['view']
  /** What a viewer may know, built from nothing by an allow-list: `shared` and `own` joined. */
  view(state: Readonly<G['state']>, viewer: Viewer): G['view']
  /** The event as a viewer may hear it: unknown parts are `null`. */
  redact(event: G['event'], viewer: Viewer): G['event']
  /** A full state that agrees with a view; what the view hides is drawn at random. */
  determinize(view: G['view'], rng: RngState): G['state']
  /**
   * States that agree with a view, as few as it takes for every card that a seat may hold in secret
   * to have been in its hand. What a rare card allows is found so, where chance may never draw it.
   */
  everyHand?(view: G['view'], seat: Seat, rng: RngState): Iterable<G['state']>
  /** Gives an imagined state another future: the same position, other chance to come. */
  reseed(state: G['state'], rng: RngState): void
  /** How often chance was asked so far: 32 random bits each time. */
  draws(state: Readonly<G['state']>): number

  /** Who win and lose together: every seat is in one team, in most games in one of its own. */
  teams(table: TeamTable<G>): readonly (readonly Seat[])[]
  /** The result, or `null` while the game goes on. */
  outcome(state: Readonly<G['state']>): Outcome | null
  /** What each seat's score came from, once the game is over: by all that was told, unredacted. */
  merits(state: Readonly<G['state']>, told: readonly G['event'][]): readonly Merit[]
  /** An independent copy. Written by hand: it is what search stands on. */
  clone(state: Readonly<G['state']>): G['state']

  /** An action as short words ("invade warrior gimle"): for files, terminals and tests. */
  formatAction(action: G['action']): string
  /** Reads what `formatAction` writes; throws an `Error` that says what was not understood. */
  parseAction(text: string, by: number): G['action']
}

/** Rules of any game, where the caller treats state, view and events as opaque. */
// biome-ignore lint/suspicious/noExplicitAny: a host of any game forgets the game's own types
export type AnyRules = Rules<any>
