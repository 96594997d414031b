import type { Seat } from '@meadhall/kernel'
import type { Draft, Giver } from './journal.ts'
import type { Keys } from './keys.ts'
import type { Position } from './position.ts'
import { legalIn } from './question.ts'
import type { Reach } from './reach.ts'
import {
  type Answer,
  isSameAnswer,
  isSameUndo,
  type Reply,
  refused,
  taken,
  type Undo,
} from './reply.ts'

/** What is known where something comes in: where the match stands, and which keys were used. */
export interface Known {
  readonly position: Position
  readonly keys: Keys
}

/** The reply where it is clear already, else what is to be written. */
export type Judged = Reply | Draft

/** What is replied to an answer whose key was used before; `null` where it was not. */
export function judgeRepeated(keys: Keys, seat: Seat, given: Answer): Reply | null {
  const known = given.key === null ? undefined : keys.find(seat, given.key)
  if (known === undefined) return null
  return isSameAnswer(known, given) ? taken(known) : refused('key-used')
}

/** Judges an answer. `by` is as what it would be stored; `null`: the seat is not the sender's. */
export function judgeAnswer(
  { position, keys }: Known,
  seat: Seat,
  given: Answer,
  by: Giver | null,
): Judged {
  const { key, action, question: number } = given
  const repeated = judgeRepeated(keys, seat, given)
  if (repeated !== null) return repeated
  if (by === null) return refused('not-yours')
  const question = position.question(seat)
  if (question?.number !== number) return refused('stale')
  const legal = legalIn(question, action)
  if (legal === undefined) return refused('illegal', position.whyNot(action))
  const cited = key === null ? null : { question: number, key }
  return { kind: 'act', action: legal, by, cited }
}

/** Judges a wish to take back. `reach` is how far it would go; `null`: the seat is not the sender's. */
export function judgeUndo(
  { position, keys }: Known,
  seat: Seat,
  { revision, key }: Undo,
  reach: Reach | null,
): Judged {
  const known = keys.find(seat, key)
  if (known !== undefined) return isSameUndo(known, revision) ? taken(known) : refused('key-used')
  if (reach === null) return refused('not-yours')
  if (revision !== position.seq) return refused('stale')
  const { back, isFree } = reach
  if (back === 0) return refused('nothing-to-take-back')
  const undo = { kind: 'undo', seat, back, key } as const
  return isFree ? { ...undo, free: true } : undo
}
