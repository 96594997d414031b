import type { BloodRageAction } from '../actions.ts'
import type { BloodRageDecision, State } from '../state.ts'
import type { Verdict } from '../why.ts'

/**
 * One kind of decision: its legal answers, and why any other action is none. Both stand on the
 * same predicates, so that they cannot disagree (a test holds them to it).
 */
export interface Question {
  list(state: Readonly<State>, decision: BloodRageDecision, out: BloodRageAction[]): void
  why(state: Readonly<State>, decision: BloodRageDecision, action: BloodRageAction): Verdict
}
