import type { ValhallaAction } from '../actions.ts'
import type { State, ValhallaDecision } from '../state.ts'
import type { Verdict } from '../why.ts'

/**
 * One kind of decision: its legal answers, and why any other action is none. Both stand on the
 * same predicates, so that they cannot disagree.
 */
export interface Question {
  list(state: Readonly<State>, decision: ValhallaDecision, out: ValhallaAction[]): void
  why(state: Readonly<State>, decision: ValhallaDecision, action: ValhallaAction): Verdict
}
