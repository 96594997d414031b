import type {
  Action,
  Decision,
  DecisionId,
  GameEvent,
  Outcome,
  Reason,
  Seat,
  Viewer,
} from '@meadhall/kernel'

/** Who sits where: a person, or a bot by its level. */
export interface SeatInfo {
  /** Empty where nobody gave one: the table then says "Player 2" in the reader's language. */
  readonly name: string
  readonly plays: 'person' | 'random' | 'greedy'
}

/** What is fixed about a game while it is played. */
export interface GameInfo {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: unknown
}

/** What one viewer sees at one moment, and what they may do. */
export interface Moment {
  /** How many actions led here. */
  readonly step: number
  readonly viewer: Viewer
  readonly view: unknown
  /** All open questions: whose they are is no secret. */
  readonly open: readonly Decision[]
  /** The viewer's own question, with all its answers; `null` while others choose. */
  readonly decision: Decision | null
  readonly legal: readonly Action[]
  readonly canUndo: boolean
  readonly outcome: Outcome | null
}

/** One action as its viewer heard of it. Entry 0 is the set-up. */
export interface LogEntry {
  readonly step: number
  readonly by: Seat | null
  readonly events: readonly GameEvent[]
}

/** What a source tells its listeners. */
export type Update =
  /** Everything anew: at the start, after undo, when another seat looks, after a jump. */
  | { readonly is: 'reset'; readonly log: readonly LogEntry[]; readonly moment: Moment }
  /** One action later. */
  | { readonly is: 'step'; readonly entry: LogEntry; readonly moment: Moment }
  /** The screen is to be passed on: nobody sits in front of it until one of `next` says so. */
  | {
      readonly is: 'curtain'
      readonly next: readonly Seat[]
      readonly last: Seat | null
      readonly log: readonly LogEntry[]
      readonly moment: Moment
    }

/**
 * Where a table's views come from: the page's own worker, a recording, later a server. The board
 * knows only this, and cannot tell the difference.
 */
export interface Source {
  readonly info: GameInfo
  /** The first call of the listener is a `reset` or a `curtain`. Returns how to stop. */
  subscribe(listener: (update: Update) => void): () => void
  /** Resolves to the reason where the answer was refused; nothing is changed then. */
  answer(decision: DecisionId, action: Action): Promise<Reason | null>
  undo(): Promise<void>
  whyNot(attempt: Action): Promise<Reason | null>
  /** Present where several people share the screen. */
  readonly hotSeat?: HotSeat
  /** Present where the game is watched, not played. */
  readonly tape?: Tape
  close(): void
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
