import { legalityOf } from '@meadhall/kernel'
import type { ValhallaAction } from '../actions.ts'
import { ANSWERS_TO, type DecisionKind } from '../answers.ts'
import type { State, ValhallaDecision } from '../state.ts'
import type { WhyKey } from '../why.ts'
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
export const { legalActions, verdictOn } = legalityOf<
  State,
  ValhallaDecision,
  ValhallaAction,
  typeof ANSWERS_TO,
  WhyKey
>({
  table: ANSWERS_TO,
  questions: QUESTIONS,
  none: 'done',
  notAnAnswer: 'not-an-answer',
})
