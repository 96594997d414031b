import type { Action, Fairness, Reason, Seat, Viewer } from '@meadhall/kernel'
import type { Answer as LineAnswer } from '@meadhall/lines'
import type { Answer, Hint, Line, Reply as MatchReply, Undo, Why } from '@meadhall/match'
import type { GameInfo, Update } from '../source.ts'

/** A recorded game that is handed over whole, rather than taken from the store. */
export interface Recording extends Line {
  readonly game: string
  /** The version of the rules it started with. */
  readonly rulesVersion: number
  readonly options: unknown
  readonly seats: GameInfo['seats']
  readonly seed: string
  /** How the seed came about, where it was told. */
  readonly fairness?: Fairness | undefined
}

/** What the page asks of its worker, by name: the arguments and the answer. */
export interface Calls {
  /** Opens a stored game to play it; `asksAlways`: also where there is only one answer. */
  play: (id: string, asksAlways: boolean) => GameInfo
  /** Opens a game to watch it: one that is stored, or one that was brought along. */
  watch: (what: string | Recording) => Watched
  answer: (given: Answer) => MatchReply | null
  undo: (wish: Undo) => MatchReply | null
  whyNot: (attempt: Action) => Reason | null
  /** What a norn would do in place of the one in front. */
  hint: () => Hint | null
  /** Why a bot may have done what it did at a step, as far as the one in front can know. */
  why: (step: number) => Why | null
  sitDown: (seat: Seat) => void
  seek: (step: number) => void
  look: (viewer: Viewer) => void
}

export interface Watched {
  readonly info: GameInfo
  readonly length: number
  readonly viewers: readonly Viewer[]
}

export type CallName = keyof Calls

export type Request = {
  [N in CallName]: { readonly id: number; readonly name: N; readonly args: Parameters<Calls[N]> }
}[CallName]

/** Why a game could not be opened: the page has a text for each. */
export type Failure =
  | 'no-such-game'
  /** Played by rules that this page does not have yet. */
  | 'newer-rules'
  | 'damaged'
  /** The game is there, but not all of its moves are. */
  | 'moves-missing'
  | 'elsewhere'
  /** A newer version of the program has been here: this page must be loaded anew. */
  | 'outdated'
  /** The browser keeps nothing: a private window, or storage that was switched off. */
  | 'no-storage'
  | 'broken'

/** What went wrong, and its details for who can mend it. */
export interface Failed {
  readonly failure: Failure
  readonly detail: string
}

/** What the worker says without being asked. */
export type Told =
  | { readonly kind: 'update'; readonly update: Update }
  /** Something broke that nobody had asked for. */
  | ({ readonly kind: 'broken' } & Failed)

export type Reply = LineAnswer<Failed> | Told
