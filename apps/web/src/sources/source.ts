import type { Action, Reason, Seat, Viewer } from '@meadhall/kernel'
import type { Hint, QuestionNumber, ScreenUpdate, SeatInfo, UndoPolicy, Why } from '@meadhall/match'

export type { Hint, LogEntry, Moment, SeatInfo, Why } from '@meadhall/match'

/** What a source tells its listeners. */
export type Update = ScreenUpdate

/** One action later. */
export type StepUpdate = Extract<Update, { kind: 'step' }>

/** What is fixed about a game while it is played. */
export interface GameInfo {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: unknown
  readonly undo: UndoPolicy
  /** The viewer's view where the log begins, for one that does not begin with the set-up. */
  readonly start?: unknown
}

/**
 * Where a table's views come from: the page's own worker, a server, a recording, a lesson or a
 * puzzle. The board knows only this, and cannot tell the difference.
 */
export interface Source {
  readonly info: GameInfo
  /** The first call of the listener is a `reset` or a `curtain`. Returns how to stop. */
  subscribe(listener: (update: Update) => void): () => void
  /** Resolves to the reason where the answer was refused; nothing is changed then. */
  answer(question: QuestionNumber, action: Action): Promise<Reason | null>
  undo(): Promise<void>
  whyNot(attempt: Action): Promise<Reason | null>
  /** What happened since the viewer's last turn; present where they may have been away. */
  past?(): Promise<readonly StepUpdate[]>
  /** Present where one may ask for advice. */
  readonly counsel?: Counsel
  /** Present where several people share the screen. */
  readonly hotSeat?: HotSeat
  /** Present where one is to find out for oneself what is best. */
  readonly isPuzzle?: true
  /** Present where the game is watched, not played. */
  readonly tape?: Tape
  close(): void
}

/** Advice from what the viewer can see, and from nothing else. */
export interface Counsel {
  /** What a norn would do now; `null` where it has nothing to say. */
  hint(): Promise<Hint | null>
  /** Why a bot may have done what it did at a step, or the last before it that was seen whole. */
  why(step: number): Promise<Why | null>
}

export interface HotSeat {
  sitDown(seat: Seat): void
}

export interface Tape {
  /** The number of actions recorded. */
  readonly length: number
  /** Whose views may be looked at. */
  readonly viewers: readonly Viewer[]
  seek(step: number): void
  look(viewer: Viewer): void
}
