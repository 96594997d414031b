import {
  type Answering,
  carryOut,
  closeDecision,
  type Emit,
  runFrames,
  type Steps,
} from '@meadhall/kernel'
import type { ValhallaAction } from './actions.ts'
import { ANSWERS_TO } from './answers.ts'
import { answerDiscardCard, answerKeep, stepDiscardCard, stepDraw } from './effects/draw.ts'
import { answerGlory, stepGlory } from './effects/glory.ts'
import { answerReplace, answerTyr, stepPlay } from './effects/squad.ts'
import { answerSend, stepSend } from './effects/valhalla.ts'
import type { ValhallaEvent } from './events.ts'
import type { ValhallaFrame } from './frames.ts'
import {
  answerBlock,
  answerDeny,
  answerDwarfCard,
  answerForceDiscard,
  answerRoad,
  stepAsk,
} from './phases/activate.ts'
import {
  answerMission,
  answerReturnTactic,
  answerSteal,
  stepMission,
  stepReturnTactic,
  stepSteal,
} from './phases/after.ts'
import { answerBeforeBattle, answerWager, stepBattle } from './phases/battle.ts'
import { answerHandDraft, answerHandFill, stepHandDraft } from './phases/hand-draft.ts'
import { answerLoki, answerPlayBonus, stepLoki, stepPlayBonus } from './phases/loki.ts'
import { answerJarlHalf, answerPhase, answerReroll, stepPhase, stepReroll } from './phases/phase.ts'
import { stepRagnarok } from './phases/ragnarok.ts'
import {
  answerJarl,
  answerPick,
  answerStartDiscard,
  answerSwap,
  stepJarls,
  stepPick,
  stepSetup,
  stepStartDiscard,
  stepSwap,
} from './phases/setup.ts'
import { answerLoseWarrior, stepLoseWarrior } from './phases/solo.ts'
import { answerThor } from './phases/support.ts'
import {
  answerNewWeapons,
  answerTurnMisses,
  stepNewWeapons,
  stepTurnMisses,
} from './phases/tactics.ts'
import { answerTurn, stepRounds, stepTurn } from './phases/turn.ts'
import { pop, type State, type ValhallaDecision } from './state.ts'

/** How every kind of frame goes on: a missing one does not compile. */
const STEPS: Steps<State, ValhallaFrame, ValhallaEvent> = {
  setup: stepSetup,
  jarls: stepJarls,
  pick: stepPick,
  startDiscard: stepStartDiscard,
  swap: stepSwap,
  handDraft: stepHandDraft,
  rounds: stepRounds,
  turn: stepTurn,
  play: stepPlay,
  tyr: pop,
  draw: stepDraw,
  battle: (state, _frame, emit) => stepBattle(state, emit),
  phase: stepPhase,
  reroll: stepReroll,
  newWeapons: stepNewWeapons,
  turnMisses: stepTurnMisses,
  block: stepAsk,
  forceDiscard: stepAsk,
  dwarfCard: stepAsk,
  road: stepAsk,
  deny: stepAsk,
  send: stepSend,
  glory: stepGlory,
  loki: stepLoki,
  mission: stepMission,
  steal: stepSteal,
  returnTactic: stepReturnTactic,
  discardCard: stepDiscardCard,
  playBonus: stepPlayBonus,
  loseWarrior: stepLoseWarrior,
  ragnarok: stepRagnarok,
}

/** What an answer to every kind of decision does: a missing one does not compile. */
const ANSWERING: Answering<State, ValhallaAction, typeof ANSWERS_TO, ValhallaEvent> = {
  jarl: answerJarl,
  'pick-warrior': answerPick,
  'start-discard': answerStartDiscard,
  'swap-hand': answerSwap,
  'hand-draft': answerHandDraft,
  'hand-fill': answerHandFill,
  turn: answerTurn,
  replace: answerReplace,
  tyr: answerTyr,
  keep: answerKeep,
  thor: answerThor,
  wager: answerWager,
  'before-battle': answerBeforeBattle,
  'jarl-half': answerJarlHalf,
  phase: answerPhase,
  reroll: answerReroll,
  'new-weapons': answerNewWeapons,
  'turn-misses': answerTurnMisses,
  block: answerBlock,
  'force-discard': answerForceDiscard,
  'dwarf-card': answerDwarfCard,
  road: answerRoad,
  deny: answerDeny,
  send: answerSend,
  mission: answerMission,
  glory: answerGlory,
  loki: answerLoki,
  steal: answerSteal,
  'return-tactic': answerReturnTactic,
  'discard-card': answerDiscardCard,
  'play-bonus': answerPlayBonus,
  'lose-warrior': answerLoseWarrior,
}

const ANSWERS = { table: ANSWERS_TO, handlers: ANSWERING }

/** Carries out a legal action and runs on until the next decision. */
export function apply(state: State, action: ValhallaAction, emit?: Emit<ValhallaEvent>): void {
  const { kind } = closeDecision(state.open, action.by)
  carryOut(ANSWERS, kind, state, action, emit)
  run(state, emit)
}

/** Runs the flow until somebody has to decide or the game is over. */
export function run(state: State, emit: Emit<ValhallaEvent>): void {
  runFrames<ValhallaFrame, ValhallaDecision, State, ValhallaEvent>(state, STEPS, emit)
}
