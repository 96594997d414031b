import type { Asked, Character, Level, Witnessed } from '@meadhall/bots'
import type { Action } from '@meadhall/kernel'
import type { Answer } from '@meadhall/lines'

/** What is to be thought about. */
export type Thought =
  | { readonly kind: 'choose'; readonly level: Level; readonly asked: Asked<unknown, Action> }
  | { readonly kind: 'hint'; readonly asked: Asked<unknown, Action> }
  | { readonly kind: 'why'; readonly witnessed: Witnessed<unknown, Action> }

/** A question on its way to the thread that thinks. */
export interface Order {
  readonly id: number
  readonly game: string
  readonly thought: Thought
  readonly seed: string
  /** Milliseconds to think, by the thread's own clock. */
  readonly ms: number | null
  readonly character: Character | null
}

/** What came of it: the place of an answer among the legal ones, a `Hint`, `Grounds`, or what went wrong. */
export type Verdict = Answer<string>
