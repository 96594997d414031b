import type {
  Action,
  AnyRules,
  Decision,
  GameEvent,
  Message,
  Outcome,
  Reason,
  Seat,
} from '@meadhall/kernel'
import type { Grouping } from '@meadhall/spoken'
import type { Paint } from '../text/paint.ts'
import type { CliKey, Speech } from '../text/speech.ts'

/** What a player's words mean at a decision. */
export type Understood<A extends Action = Action> =
  | { readonly kind: 'action'; readonly action: A }
  /** Several legal answers fit, or those that begin so. */
  | { readonly kind: 'several'; readonly actions: readonly A[] }
  /** The words name several things, of which only one is legal. */
  | { readonly kind: 'unclear'; readonly actions: readonly A[] }
  | { readonly kind: 'forbidden'; readonly action: A; readonly reason: Reason }
  | { readonly kind: 'unknown'; readonly problem: string }

/** A player at a decision, with all they have heard so far. State and view are those of the game. */
export interface Asked {
  readonly state: unknown
  readonly view: unknown
  readonly seat: Seat
  readonly decision: Decision
  readonly legal: readonly Action[]
  readonly events: readonly GameEvent[]
  readonly paint: Paint
}

/** What a game shows and understands at one moment. All lines fit 80 columns. */
export interface Table {
  /** All a player needs but for the answers. `news` is what happened since they were last asked. */
  screen(news: readonly GameEvent[], isTall: boolean): string[]
  question(): string[]
  /** The legal answers in the order in which they are shown. */
  answers(): readonly Action[]
  grouping(): Grouping<Action>
  board(): string[]
  /** The own cards with their whole texts. */
  hand(): string[]
  /** What happened; `all` tells what goes without saying too. */
  story(events: readonly GameEvent[], all: boolean): string[]
  understand(words: string): Understood
  inWords(action: Action): string
  /** Why something is not allowed, in a sentence. */
  sayReason(reason: Reason): string
  /** A text of the game, filled in. */
  sayText(message: Message): string
  /** What is to be said about a card, a place or a rule; `null` if the words name none. */
  explain(words: string): string[] | null
}

/** Puts the events of a game into sentences, one or more lines each. */
export interface Teller {
  tell(events: readonly GameEvent[]): string[]
}

/** A game that is over or was left, as one seat knows it. */
export interface Closing {
  readonly state: unknown
  readonly outcome: Outcome | null
  readonly events: readonly GameEvent[]
  readonly seat: Seat
}

/** What can be typed, and what it does. */
export type HelpLine = readonly [form: string, does: string]

/** The words in which the program speaks of a game. */
export interface GameWords {
  /** What one says in this game, what can be explained, and what the signs mean: for the help. */
  readonly examples: string
  readonly nameEnough: string
  readonly help: readonly HelpLine[]
  readonly legend: string
  /** Examples to follow when a line was not understood. */
  readonly answer: string
  readonly why: string
  readonly explain: string
  /** What can be explained: "card, place, rule or chapter". */
  readonly explained: string
  /** What is said where another has acted since. */
  readonly othersActed: CliKey
}

/**
 * All that the terminal needs from a game besides its rules. A game's own types come in where it
 * implements these methods; this side never looks into a state, a view or an event.
 */
export interface TerminalGame {
  readonly rules: AnyRules
  readonly title: string
  /** The language that it speaks. */
  readonly speech: Speech
  /** How many play unless told otherwise. */
  readonly players: number
  /** What each option of the rules does, in a few words for `--help`. */
  readonly options: Readonly<Record<string, string>>
  readonly words: GameWords
  /** Who the player is: "You lead the clan Wolf". */
  greeting(state: unknown, seat: Seat): string
  tableAt(moment: Asked): Table
  /** A teller of a whole game, from its first event on. */
  teller(paint: Paint): Teller
  ending(closing: Closing, paint: Paint): string[]
  /** What `--json` tells besides what is the same for all games. */
  report(closing: Closing): object
}
