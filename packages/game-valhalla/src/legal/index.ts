import { isAnswerTo } from '@meadhall/kernel'
import type { ValhallaAction } from '../actions.ts'
import { ANSWERS_TO, type DecisionKind } from '../answers.ts'
import type { State, ValhallaDecision } from '../state.ts'
import type { Verdict } from '../why.ts'
import * as cards from './cards.ts'
import * as answers from './choices.ts'
import {
  jarlHalfQuestion,
  newWeaponsQuestion,
  phaseQuestion,
  rerollQuestion,
  turnMissesQuestion,
} from './phase.ts'
import type { Question } from './question.ts'
import { sendQuestion } from './send.ts'
import { turnQuestion } from './turn.ts'

/** Every kind of decision with its legal answers: a missing kind does not compile. */
const QUESTIONS: { readonly [K in DecisionKind]: Question<K> } = {
  jarl: answers.jarlQuestion,
  'pick-warrior': cards.pickQuestion,
  'start-discard': cards.startDiscardQuestion,
  'swap-hand': cards.swapQuestion,
  'hand-draft': cards.handDraftQuestion,
  'hand-fill': cards.handFillQuestion,
  turn: turnQuestion,
  replace: answers.replaceQuestion,
  tyr: answers.tyrQuestion,
  keep: cards.keepQuestion,
  thor: answers.thorQuestion,
  wager: answers.wagerQuestion,
  'before-battle': cards.beforeBattleQuestion,
  'jarl-half': jarlHalfQuestion,
  phase: phaseQuestion,
  reroll: rerollQuestion,
  'new-weapons': newWeaponsQuestion,
  'turn-misses': turnMissesQuestion,
  block: answers.blockQuestion,
  'force-discard': cards.forceDiscardQuestion,
  'dwarf-card': cards.dwarfCardQuestion,
  road: answers.roadQuestion,
  deny: answers.denyQuestion,
  send: sendQuestion,
  mission: cards.missionQuestion,
  glory: cards.gloryQuestion,
  loki: answers.lokiQuestion,
  steal: cards.stealQuestion,
  'return-tactic': cards.returnTacticQuestion,
  'discard-card': cards.discardCardQuestion,
  'play-bonus': cards.playBonusQuestion,
  'lose-warrior': answers.loseWarriorQuestion,
}

/** The only source of legality. */
export function legalActions(
  state: Readonly<State>,
  decision: ValhallaDecision,
  into: ValhallaAction[] = [],
): ValhallaAction[] {
  // Popping keeps the list's room; setting the length to 0 would throw it away.
  while (into.length > 0) into.pop()
  QUESTIONS[decision.kind].list(state, decision, into)
  return into
}

/** Why an action does not answer an open decision, or `null` where it does. */
export function verdictOn(
  state: Readonly<State>,
  decision: ValhallaDecision,
  action: ValhallaAction,
): Verdict {
  return verdictAs(decision.kind, state, decision, action)
}

function verdictAs<K extends DecisionKind>(
  kind: K,
  state: Readonly<State>,
  decision: ValhallaDecision,
  action: ValhallaAction,
): Verdict {
  const question: Question<K> = QUESTIONS[kind]
  if (isAnswerTo<ValhallaAction, typeof ANSWERS_TO, K>(ANSWERS_TO, kind, action))
    return question.why(state, decision, action)
  if (action.type !== 'done' || question.must === undefined) return 'not-an-answer'
  return typeof question.must === 'function' ? question.must(state) : question.must
}
