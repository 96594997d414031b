import type { ValhallaAction } from '../actions.ts'
import type { AnswerTo, DecisionKind } from '../answers.ts'
import type { State, ValhallaDecision } from '../state.ts'
import type { Verdict, WhyKey } from '../why.ts'

/** One kind of decision, narrowed to what answers it. */
export type Question<K extends DecisionKind> = QuestionOf<AnswerTo<K>>

/**
 * Legal answers, and why an answer is not legal. Both stand on the same predicates, so that they
 * cannot disagree (a test holds them to it).
 */
export interface QuestionOf<A extends ValhallaAction> {
  list(state: Readonly<State>, decision: ValhallaDecision, out: ValhallaAction[]): void
  why(state: Readonly<State>, decision: ValhallaDecision, action: A): Verdict
  /** What one is told who wants none of it though something must be chosen. */
  readonly must?: WhyKey | ((state: Readonly<State>) => WhyKey)
}
