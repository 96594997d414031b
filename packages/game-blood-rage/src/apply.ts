import {
  type Answering,
  carryOut,
  closeDecision,
  type Emit,
  runFrames,
  type Steps,
} from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import { ANSWERS_TO } from './answers.ts'
import {
  answerMoveLeader,
  answerRaiseStat,
  answerSacrifice,
  stepMoveLeader,
  stepRaiseStat,
  stepSacrifice,
} from './effects/choices.ts'
import { answerSave, stepDestroy } from './effects/destroy.ts'
import { stepEffect } from './effects/index.ts'
import {
  answerExtraWarrior,
  answerFreeInvasion,
  answerInstantPillage,
  stepExtraWarrior,
  stepFreeInvasion,
  stepInvasion,
} from './effects/invade.ts'
import { answerKeepFigure, stepKeepOne } from './effects/keep-one.ts'
import type { BloodRageEvent } from './events.ts'
import type { BloodRageFrame } from './frames.ts'
import { answerMarch, answerTurn, stepAction, stepEndTurn, stepMarch } from './phases/action.ts'
import { stepAge } from './phases/age.ts'
import {
  answerDiscard,
  stepDiscard,
  stepQuest,
  stepRagnarok,
  stepRelease,
} from './phases/age-end.ts'
import { stepBattle } from './phases/battle.ts'
import {
  answerBattleCard,
  answerQuestBonus,
  answerRecover,
  answerWhiteCircle,
} from './phases/battle-cards.ts'
import { answerDraft, stepDraft } from './phases/draft.ts'
import { answerCall, stepCall, stepPillage, stepReward } from './phases/pillage.ts'
import type { BloodRageDecision, State } from './state.ts'

/** How every kind of frame goes on: a missing one does not compile. */
const STEPS: Steps<State, BloodRageFrame, BloodRageEvent> = {
  age: stepAge,
  draft: stepDraft,
  action: stepAction,
  endTurn: stepEndTurn,
  march: stepMarch,
  freeInvasion: stepFreeInvasion,
  invasion: stepInvasion,
  extraWarrior: stepExtraWarrior,
  pillage: stepPillage,
  call: stepCall,
  battle: stepBattle,
  reward: stepReward,
  effect: stepEffect,
  destroy: stepDestroy,
  keepOne: stepKeepOne,
  raiseStat: stepRaiseStat,
  moveLeader: stepMoveLeader,
  sacrifice: stepSacrifice,
  discard: stepDiscard,
  quest: stepQuest,
  ragnarok: stepRagnarok,
  release: (state, _frame, emit) => stepRelease(state, emit),
}

/** What an answer to every kind of decision does: a missing one does not compile. */
const ANSWERING: Answering<State, BloodRageAction, typeof ANSWERS_TO, BloodRageEvent> = {
  draft: answerDraft,
  turn: answerTurn,
  march: answerMarch,
  'free-invasion': answerFreeInvasion,
  'extra-warrior': answerExtraWarrior,
  'instant-pillage': answerInstantPillage,
  'call-to-battle': answerCall,
  'battle-card': answerBattleCard,
  'quest-bonus': answerQuestBonus,
  'white-circle': answerWhiteCircle,
  'keep-figure': answerKeepFigure,
  'save-figure': answerSave,
  'recover-card': answerRecover,
  'raise-stat': answerRaiseStat,
  'move-leader': answerMoveLeader,
  sacrifice: answerSacrifice,
  discard: answerDiscard,
}

const ANSWERS = { table: ANSWERS_TO, handlers: ANSWERING }

/** Carries out a legal action and runs on until the next decision. */
export function apply(state: State, action: BloodRageAction, emit?: Emit<BloodRageEvent>): void {
  const { kind } = closeDecision(state.open, action.by)
  carryOut(ANSWERS, kind, state, action, emit)
  run(state, emit)
}

/** Runs the flow until somebody has to decide or the game is over. */
export function run(state: State, emit: Emit<BloodRageEvent>): void {
  runFrames<BloodRageFrame, BloodRageDecision, State, BloodRageEvent>(state, STEPS, emit)
}
