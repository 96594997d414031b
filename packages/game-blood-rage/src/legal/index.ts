import { legalityOf } from '@meadhall/kernel'
import type { BloodRageAction } from '../actions.ts'
import { ANSWERS_TO, type DecisionKind } from '../answers.ts'
import type { BloodRageDecision, State } from '../state.ts'
import type { WhyKey } from '../why.ts'
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
export const { legalActions, verdictOn } = legalityOf<
  State,
  BloodRageDecision,
  BloodRageAction,
  typeof ANSWERS_TO,
  WhyKey
>({
  table: ANSWERS_TO,
  questions: QUESTIONS,
  none: 'decline',
  notAnAnswer: 'not-an-answer',
})
