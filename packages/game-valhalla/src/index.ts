export type { ActionType, ValhallaAction } from './actions.ts'
export { DECISION_KINDS, type DecisionKind } from './answers.ts'
export { type Arming, bestArming, bestTotal, type Candidate } from './arming/index.ts'
export { type Armed, type Battle, MONSTER_SEAT, newBattle, type Ref, type Side } from './battle.ts'
export type { JarlEffect, LokiBonus, Needs, TacticEffect } from './cards/card.ts'
export { cardOf, gloryOf, isCardId, isJarlId, isWarrior, jarlOf, warriorOf } from './cards/index.ts'
export {
  CARDS,
  type Card,
  type CardId,
  JARLS,
  type JarlCard,
  type JarlId,
  LOKI,
  type LokiCard,
  type LokiId,
  MONSTER_CARDS,
  type WarriorCard,
  type WarriorId,
} from './cards/printed.ts'
export type { MonsterSide } from './cards/row.ts'
export { everyHand } from './determinize/index.ts'
export { diceName, dieName, faceName, isMiss, isRollable, kindOf, parseDie } from './dice.ts'
export { POINT_SOURCES, type PointSource, type ValhallaEvent } from './events.ts'
export * from './ids.ts'
export { LEDGER_LINES, type LedgerLineId } from './ledger-lines.ts'
export type { GameMessage, MessageKey } from './message-keys.ts'
export {
  actionMessage,
  cardName,
  cardTexts,
  decisionMessage,
  dieKey,
  eventMessage,
  jarlName,
  lokiMessage,
  monsterTraitMessage,
  needsMessage,
  reasonMessage,
  seatName,
} from './messages.ts'
export { PARTS } from './notation.ts'
export { type Scored, scoresOf } from './outcome.ts'
export type { Own } from './own.ts'
export { freeRefs, isArmed, isBlocked, needsOf, substitutionOf } from './queries/arming.ts'
export { type BestArming, bestArmings, nextArm } from './queries/best-arming.ts'
export { foeSquadSize } from './queries/conditions.ts'
export { greyDice, ownDice } from './queries/first-roll.ts'
export { amountOf, jarlAt, jarlStrength, silencing, winsTies } from './queries/jarl.ts'
export { kingDice, kingLevel } from './queries/king.ts'
export { firstLine } from './queries/loki.ts'
export {
  LOST_CARDS,
  monsterSide,
  monsterSideAt,
  monsterTrait,
  roomInValhalla,
  warriorGlory,
  whyMonsterForbids,
} from './queries/monster.ts'
export { fighterAt, squadLimit, squadSize } from './queries/squad.ts'
export { stageOf } from './queries/stage.ts'
export {
  armedStrength,
  type StrengthParts,
  strengthParts,
  tacticStrength,
} from './queries/strength.ts'
export { type StrengthLine, strengthLines } from './queries/strength-lines.ts'
export { sideWorth, worthWith } from './queries/worth.ts'
export { type ValhallaTypes, valhalla } from './rules.ts'
export {
  type Options,
  type PlayerState,
  partnerOf,
  type State,
  type ValhallaDecision,
} from './state.ts'
export {
  type ArmedSeen,
  type BattleSeen,
  type Cards,
  countCards,
  type FighterSeen,
  type MonsterSeen,
  type PlayerSeen,
  type SideSeen,
  seenCards,
  type Table,
} from './table.ts'
export type { View } from './view.ts'
export type { FrameView } from './view-frame.ts'
