import type { Action, Decision, Outcome, Seat, Viewer } from '@meadhall/kernel'
import type { Sayable } from '@meadhall/words'

/** What happened in one action, as far as the listener may hear it. */
export interface Told {
  readonly step: number
  readonly by: Seat | null
  readonly sentences: readonly Sayable[]
}

/** What is asked of the listener, and what may be answered. */
export interface Asked {
  readonly view: unknown
  readonly decision: Decision
  readonly legal: readonly Action[]
  /** Whether the listener is to find out for themselves what is best. */
  readonly isPuzzle?: boolean
}

/** A table at one moment, as one listener knows it; the view is the game's own. */
export interface Scene {
  readonly view: unknown
  /** `null` for one who only listens. */
  readonly viewer: Viewer
  readonly decision: Decision | null
  /** Its number: another one is another question, even if it is asked in the same words. */
  readonly question: number | null
  readonly legal: readonly Action[]
  /** Whose answers are waited for. */
  readonly open: readonly Seat[]
  readonly log: readonly Told[]
  /** The listener's last own action. */
  readonly ownStep: number
  /** Whether it was played before and is only told again: nobody is asked anything. */
  readonly isRecorded: boolean
  /** Whether the listener is to find out for themselves what is best. */
  readonly isPuzzle: boolean
  readonly outcome: Outcome | null
}

/** A table of cells; the first of each row names it. */
export interface Grid {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Answers given one after the other, each chosen from what is asked then. */
export interface Plan {
  /** What it does, in words. */
  readonly said: string
  /** The answer to what is asked now, after so many of the plan were given; `null` at its end. */
  next(asked: Asked, given: number): Action | null
}

/** What words that stand for several answers come to: a plan, or why there is none. */
export type Planned =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'none'; readonly why: Sayable }

/** A plan of one answer. */
export function single(action: Action, said: string): Plan {
  return { said, next: (_asked, given) => (given === 0 ? action : null) }
}
