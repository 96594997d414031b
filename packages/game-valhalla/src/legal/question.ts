import type { QuestionOf } from '@meadhall/kernel'
import type { ValhallaAction } from '../actions.ts'
import type { AnswerTo, DecisionKind } from '../answers.ts'
import type { State, ValhallaDecision } from '../state.ts'
import type { WhyKey } from '../why.ts'

/** One kind of decision of this game: its legal answers, and why an answer is not legal. */
export type Question<K extends DecisionKind> = QuestionOf<
  State,
  ValhallaDecision,
  ValhallaAction,
  AnswerTo<K>,
  WhyKey
>
