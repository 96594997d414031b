import type { AnyRules, GameEvent, Reason, Seat } from '@meadhall/kernel'
import type { SpokenGame } from '@meadhall/spoken'
import type { Sayable } from '@meadhall/words'
import type { ComponentType } from 'react'
import type { Words } from '../i18n/words.ts'
import type { Assembly, Target } from './assembly.ts'
import type { BoardTypes, InfoOf, LogEntryOf, MomentOf } from './board-types.ts'

/** What a board is given to draw. It knows no rule: what may be chosen it asks by `useTarget`. */
export interface BoardProps<G extends BoardTypes = BoardTypes> {
  readonly info: InfoOf<G>
  readonly moment: MomentOf<G>
  /** What has just happened, for animation; drawing from the moment alone must be right. */
  readonly fresh: readonly G['event'][]
}

/** An answer that is begun: what was pointed at so far, in its order, and what may be next. */
export interface Begun extends Pick<Assembly, 'picked' | 'held'> {
  readonly open: ReadonlySet<Target>
}

/** One thing that one can do, or a mark, in the turn aid. */
export interface AidRow {
  readonly name: Sayable
  readonly text: Sayable
  /** What it costs, or what one has of it. */
  readonly cost: Sayable | null
  /** Where one reads all of it. */
  readonly rule: string
  /** The actions it stands for: it is marked while one of them may be chosen. */
  readonly types: readonly string[]
}

export interface AidGroup {
  readonly title: Sayable
  readonly rows: readonly AidRow[]
}

/** A card that lies open before everybody, and whose it is. */
export interface Shown {
  /** As `Peek` knows it. */
  readonly name: string
  readonly seat: Seat
}

/** Points that somebody gains. */
export interface Gain {
  /** A selector of what holds them on the board. */
  readonly place: string
  readonly amount: number
  /** What brings them, by its name: it is seen to go there. */
  readonly name?: string
}

/** A finished game. */
export interface EndingProps<G extends BoardTypes = BoardTypes> {
  readonly info: InfoOf<G>
  readonly moment: MomentOf<G>
  readonly log: readonly LogEntryOf<G>[]
}

/** Something played on the stage before it is told. */
export interface SceneCall {
  /** By what the board's `Scene` knows it: `battle/17`. */
  readonly name: string
  /** A battle: some want it in a line only. */
  readonly isBattle: boolean
  /** Played in passing: where nothing moves there is nothing to wait for. */
  readonly isBrief: boolean
}

/** The scene that ends a game: it can be watched again from the final scores. */
export const END_SCENE = 'end'

/** The story up to the end of what is played, and the moment it leads to. */
export interface SceneProps<G extends BoardTypes = BoardTypes> extends EndingProps<G> {
  readonly name: string
}

/** How something great ended, in a breath, and what is still to be told of it one by one. */
export interface Summary<Event = GameEvent> {
  readonly text: string
  readonly rest: readonly Event[]
}

/**
 * All that the table needs of a game besides its rules: how it looks, what one points at to answer,
 * and its words. A board knows the types of its game and no rule; the table holds it `sealed`,
 * without them, and never looks into a view, a decision or an event.
 */
export interface GameBoard<G extends BoardTypes = BoardTypes> {
  /** For what every screen may ask: options, seats. Never given a state. */
  readonly rules: Pick<AnyRules, 'id' | 'seats' | 'options' | 'parseOptions'>
  /** Where the game stands, in one line beside the question. */
  readonly Status: ComponentType<BoardProps<G>>
  /** Everybody at the table in turn order, as badges; what is known of each opens from there. */
  readonly Rivals: ComponentType<BoardProps<G>>
  /** What the game is played on. It keeps its place and size through the whole game. */
  readonly Stage: ComponentType<BoardProps<G>>
  /** The viewer's own things: hand, sheet. Nothing for a spectator. */
  readonly Own: ComponentType<BoardProps<G>>
  /** What is played on the stage; it brings its own `SceneShell`. */
  readonly Scene: ComponentType<SceneProps<G>>
  /** Final scores by source, with charts. */
  readonly Ending: ComponentType<EndingProps<G>>
  /** What a name in the log or a text stands for: a card, a place. `null` if there is nothing more to show. */
  readonly Peek: ComponentType<{ readonly name: string }>
  hasPeek(name: string): boolean
  /** The rules that speak of something, by its name's key without `.name`: `card.troll`. */
  readonly rulings: Readonly<Record<string, readonly string[]>>

  /** What one points at, in order, to give an answer. Different answers have different parts. */
  parts(view: G['view'], decision: G['decision'], action: G['action']): readonly Target[]
  /**
   * Everything a board draws as something to point at in this view (buttons `do:…` need not be
   * listed: the table draws them). The test over random games holds `parts` against it.
   */
  drawn(view: G['view'], decision: G['decision']): ReadonlySet<Target>
  /** What somebody tried who pointed at something closed: asked for the rule that forbids it. */
  attempt(
    view: G['view'],
    decision: G['decision'],
    picked: readonly Target[],
    target: Target,
  ): G['action'] | null
  /** What an action is called in a word or two: "March"; `null` for one that only answers a question. */
  deed(action: G['action']): Sayable | null
  /** The label of a `do:` button, where it is the only part it says the whole action. */
  doing(
    view: G['view'],
    decision: G['decision'],
    target: Target,
    actions: readonly G['action'][],
  ): Sayable

  question(view: G['view'], decision: G['decision']): Sayable
  /** The same of somebody who has begun an answer: where they are in it, and what comes next. */
  step(view: G['view'], decision: G['decision'], begun: Begun): Sayable
  hint(view: G['view'], decision: G['decision']): Sayable | null
  /** The whole action with what it costs: for the confirmation and the buttons. */
  action(view: G['view'], decision: G['decision'], action: G['action']): Sayable
  event(event: G['event']): Sayable | null
  /** For the ear: the end of a battle or an age before how it came about; `null` where none ended. */
  summary(words: Words, view: G['view'], events: readonly G['event'][]): Summary<G['event']> | null
  reason(reason: Reason): Sayable
  /** What a seat is called besides its player's name: its clan, its Jarl. */
  seat(view: G['view'], seat: Seat): Sayable
  /** What one can do in a turn, in one glance. */
  aid(view: G['view']): readonly AidGroup[]
  /** Where the game stands, in a few words ("Age 2, actions"): for the list of games and the title. */
  stage(view: G['view']): Sayable
  /** The kinds of action (`Action.type`, or finer) that a setting can have confirmed; the default is on. */
  readonly confirmed: readonly string[]
  /** Which of them an action is; `null` for one that is never confirmed. */
  confirmKind(decision: G['decision'], action: G['action']): string | null
  /** What the last move touched on the board. */
  touched(events: readonly G['event'][]): readonly Target[]
  /** What is to be seen before an action's events are told; `null` where they are told at once. */
  leadIn(events: readonly G['event'][]): LeadIn | null
  /** The card that an event shows: it is seen large for a moment. */
  shown(view: G['view'], event: G['event']): Shown | null
  /** The points that an event gives: they are seen to rise. */
  gain(view: G['view'], event: G['event']): Gain | null
  /** How long to look at what happened, in milliseconds at normal speed; 0 for what shows nothing. */
  pace(events: readonly G['event'][]): number
  /** What is played before an action is told, in order. The log ends with it, the moment comes of it. */
  scenes(log: readonly LogEntryOf<G>[], moment: MomentOf<G>): readonly SceneCall[]
  /** How the game is told and played by ear; fetched by those who do. */
  spoken(): Promise<SpokenGame>
  /** The sound of an event, if it has one. */
  sound(event: G['event']): Sound | null
}

/**
 * The one door between a board, which knows the types of its game, and the table, which does not.
 * All that the table hands to a board came from the rules of the same game, so the types that are
 * forgotten here are right again there.
 */
export function sealed<G extends BoardTypes>(board: GameBoard<G>): GameBoard {
  return board as unknown as GameBoard
}

/** Dice tumble, a scene plays: the table tells nothing and asks nothing until it is over. */
export interface LeadIn {
  /** In milliseconds at normal speed. */
  readonly lasts: number
  /** How the board stands meanwhile: already as after it, or as before, with a scene played over it. */
  readonly board: 'before' | 'after'
}

export type Sound =
  | 'move'
  | 'card'
  | 'dice'
  | 'clash'
  | 'fire'
  | 'horn'
  | 'victory'
  | 'defeat'
  | 'turn'
