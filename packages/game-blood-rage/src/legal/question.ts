import type { BloodRageAction } from '../actions.ts'
import type { AnswerTo, DecisionKind } from '../answers.ts'
import type { BloodRageDecision, State } from '../state.ts'
import type { Verdict, WhyKey } from '../why.ts'

/**
 * One kind of decision: its legal answers, and why an answer is not legal. Both stand on the same
 * predicates, so that they cannot disagree (a test holds them to it).
 */
export interface Question<K extends DecisionKind> {
  list(state: Readonly<State>, decision: BloodRageDecision, out: BloodRageAction[]): void
  why(state: Readonly<State>, decision: BloodRageDecision, action: AnswerTo<K>): Verdict
  /** What one is told who declines though this cannot be declined. */
  readonly must?: WhyKey
}
