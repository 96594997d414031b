import { isAnswerTo } from '@meadhall/kernel'
import type { BloodRageAction } from '../actions.ts'
import { ANSWERS_TO, type DecisionKind } from '../answers.ts'
import type { BloodRageDecision, State } from '../state.ts'
import type { Verdict } from '../why.ts'
import {
  battleCardQuestion,
  discardQuestion,
  draftQuestion,
  questBonusQuestion,
  recoverQuestion,
  whiteCircleQuestion,
} from './cards.ts'
import {
  callQuestion,
  freeInvasionQuestion,
  keepFigureQuestion,
  moveLeaderQuestion,
  sacrificeQuestion,
  saveQuestion,
  yesNoQuestion,
} from './figures.ts'
import { marchQuestion } from './march.ts'
import type { Question } from './question.ts'
import { raiseStatQuestion } from './stat.ts'
import { turnQuestion } from './turn.ts'

/** Every kind of decision with its legal answers: a missing kind does not compile. */
const QUESTIONS: { readonly [K in DecisionKind]: Question<K> } = {
  draft: draftQuestion,
  turn: turnQuestion,
  march: marchQuestion,
  'free-invasion': freeInvasionQuestion,
  'extra-warrior': yesNoQuestion,
  'instant-pillage': yesNoQuestion,
  'call-to-battle': callQuestion,
  'battle-card': battleCardQuestion,
  'quest-bonus': questBonusQuestion,
  'white-circle': whiteCircleQuestion,
  'keep-figure': keepFigureQuestion,
  'save-figure': saveQuestion,
  'recover-card': recoverQuestion,
  'raise-stat': raiseStatQuestion,
  'move-leader': moveLeaderQuestion,
  sacrifice: sacrificeQuestion,
  discard: discardQuestion,
}

/** The only source of legality. */
export function legalActions(
  state: Readonly<State>,
  decision: BloodRageDecision,
  into: BloodRageAction[] = [],
): BloodRageAction[] {
  // Popping keeps the list's room; setting the length to 0 would throw it away.
  while (into.length > 0) into.pop()
  QUESTIONS[decision.kind].list(state, decision, into)
  return into
}

/** Why an action does not answer an open decision, or `null` where it does. */
export function verdictOn(
  state: Readonly<State>,
  decision: BloodRageDecision,
  action: BloodRageAction,
): Verdict {
  return verdictAs(decision.kind, state, decision, action)
}

function verdictAs<K extends DecisionKind>(
  kind: K,
  state: Readonly<State>,
  decision: BloodRageDecision,
  action: BloodRageAction,
): Verdict {
  const question: Question<K> = QUESTIONS[kind]
  if (isAnswerTo<BloodRageAction, typeof ANSWERS_TO, K>(ANSWERS_TO, kind, action))
    return question.why(state, decision, action)
  return (action.type === 'decline' ? question.must : undefined) ?? 'not-an-answer'
}
