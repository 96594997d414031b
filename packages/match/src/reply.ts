import {
  type Action,
  isAction,
  isRecord,
  type Reason,
  type Seat,
  sameAction,
} from '@meadhall/kernel'
import type { ActEntry, Entry, QuestionNumber, UndoEntry } from './journal.ts'

/** An answer on its way in. */
export interface Answer {
  readonly question: QuestionNumber
  /** Chosen by whoever answers, another one for each answer; `null` where it is never sent twice. */
  readonly key: string | null
  readonly action: Action
}

/** A wish to take the last choice back, from one who has seen the match up to a revision. */
export interface Undo {
  readonly revision: number
  readonly key: string
}

/** Why something was not taken. */
export type RefusalCode =
  /** Not an answer at all. */
  | 'malformed'
  /** The seat is not one for this sender. */
  | 'not-yours'
  /** The question is no longer asked, or the choice no longer the last one. */
  | 'stale'
  /** The rules forbid it; `reason` says which. */
  | 'illegal'
  /** The key was used for something else. */
  | 'key-used'
  | 'nothing-to-take-back'

/** What became of an answer or an undo. The same one sent again gets the same reply. */
export type Reply =
  | { readonly kind: 'taken'; readonly seq: number }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly reason: Reason | null }

export function refused(code: RefusalCode, reason: Reason | null = null): Reply {
  return { kind: 'refused', code, reason }
}

/** What an entry's sender hears, however often they send it. */
export function taken({ seq }: Entry): Reply {
  return { kind: 'taken', seq }
}

const LONGEST_KEY = 64

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_KEY
}

/** Whether something that came from outside has the shape of an answer of a seat. */
export function isAnswer(value: unknown, seat: Seat): value is Answer {
  if (!isRecord(value)) return false
  const { question, key, action } = value
  if (!Number.isInteger(question) || !(key === null || isKey(key))) return false
  return isAction(action) && action.by === seat
}

/** Whether something that came from outside has the shape of an undo. */
export function isUndo(value: unknown): value is Undo {
  return isRecord(value) && Number.isInteger(value['revision']) && isKey(value['key'])
}

/** Whether an answer is the one that was taken with its key. */
export function isSameAnswer(known: ActEntry | UndoEntry, { question, action }: Answer): boolean {
  if (known.kind !== 'act') return false
  return known.cited?.question === question && sameAction(known.action, action)
}

/** An undo cites what was last when it was sent, which is the entry before its own. */
export function isSameUndo(known: ActEntry | UndoEntry, revision: number): boolean {
  return known.kind === 'undo' && known.seq === revision + 1
}
