import type { Action, Decision, GameEvent, Outcome, Seat, Viewer } from '@meadhall/kernel'
import type { QuestionNumber } from '../journal.ts'
import type { Position } from '../position.ts'
import type { Question } from '../question.ts'
import type { Reach } from '../reach.ts'

/** What one viewer sees at one moment, and what they may do. */
export interface Moment {
  /** The number of the journal's last entry: rises with everything that happens, undo included. */
  readonly revision: number
  /** How many actions led here. */
  readonly step: number
  readonly viewer: Viewer
  readonly view: unknown
  /** All open questions: whose they are is no secret. */
  readonly open: readonly Decision[]
  /** The viewer's own question, with all its answers; `null` while others choose. */
  readonly decision: Decision | null
  /** What an answer cites; `null` where nothing is asked. */
  readonly question: QuestionNumber | null
  readonly legal: readonly Action[]
  readonly canUndo: boolean
  /** Whether that takes back what others did, or what was shown, too. */
  readonly undoesOthers: boolean
  readonly outcome: Outcome | null
}

/** One action as its viewer heard of it. Entry 0 is the set-up. */
export interface LogEntry {
  readonly step: number
  readonly by: Seat | null
  readonly events: readonly GameEvent[]
  /** How often what came after it was taken back freely. */
  readonly returns: number
}

/** What a viewer is told. */
export type Update =
  /** Everything anew: at the start, after undo, when another seat looks, after a jump. */
  | { readonly kind: 'reset'; readonly log: readonly LogEntry[]; readonly moment: Moment }
  /** One action later. */
  | { readonly kind: 'step'; readonly entry: LogEntry; readonly moment: Moment }

/** A position as one sees it who only watches. */
export function seenFrom(position: Position, viewer: Viewer): Moment {
  return {
    revision: position.seq,
    step: position.step,
    viewer,
    view: position.view(viewer),
    open: position.questions.map(({ decision }) => decision),
    decision: null,
    question: null,
    legal: [],
    canUndo: false,
    undoesOthers: false,
    outcome: position.outcome,
  }
}

/** A position as its player sees it, with the question that they are to answer themselves. */
export function momentOf(
  position: Position,
  seat: Seat,
  asked: Question | undefined,
  { back, isFree }: Reach,
): Moment {
  const seen = { ...seenFrom(position, seat), canUndo: back > 0, undoesOthers: isFree }
  if (asked === undefined) return seen
  const { decision, number, legal } = asked
  return { ...seen, decision, question: number, legal }
}

/** One entry of the log as a viewer heard it. */
export function logEntry({ rules, tales }: Position, step: number, viewer: Viewer): LogEntry {
  const { by, events, returns } = tales[step] ?? { by: null, events: [], returns: 0 }
  return { step, by, returns, events: events.map((event) => rules.redact(event, viewer)) }
}

/** The story so far as a viewer heard it. */
export function storyOf(position: Position, viewer: Viewer): LogEntry[] {
  return position.tales.map((_, step) => logEntry(position, step, viewer))
}
