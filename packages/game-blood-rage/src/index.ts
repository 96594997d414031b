export type { ActionType, BloodRageAction } from './actions.ts'
export { DECISION_KINDS, type DecisionKind } from './answers.ts'
export { ALL_CARDS, type Card, cardOf, isCardId } from './cards/index.ts'
export type { CardDef, CardId } from './cards/printed.ts'
export { GODS } from './cards/row.ts'
export { everyHand } from './determinize/index.ts'
export { differingBloodRage, differs } from './differing.ts'
export { type BloodRageEvent, type EventType, GLORY_SOURCES, type GlorySource } from './events.ts'
export type { BloodRageFrame } from './frames.ts'
export * from './ids.ts'
export { LEDGER_LINES, type LedgerLineId } from './ledger-lines.ts'
export { canJoin } from './legal/figures.ts'
export { costOf, whyNotInto } from './legal/invade.ts'
export { rageFor } from './legal/rage.ts'
export * from './map.ts'
export {
  actionMessage,
  cardName,
  cardText,
  decisionMessage,
  eventMessage,
  type GameMessage,
  hintMessage,
  type MessageKey,
  reasonMessage,
  standsFor,
} from './messages.ts'
export { PARTS, type Part } from './notation.ts'
export { bonusLines } from './queries/bonus.ts'
export { upgradeCost } from './queries/costs.ts'
export { figuresAround, figuresOnBoard, isOpen, isShip, roomIn, unitOf } from './queries/figures.ts'
export {
  type Group,
  groupsIn,
  type StrengthLine,
  strengthLines,
  strengthOf,
  supportOf,
} from './queries/groups.ts'
export { hasPassed } from './queries/passing.ts'
export { figuresInValhalla, hasMostStrength, isCompleted } from './queries/quests.ts'
export { isSpareUpgrade } from './queries/slots.ts'
export { stageOf } from './queries/stage.ts'
export { legendGlory, statOnStep, statValue } from './queries/stats.ts'
export { strengthIn } from './queries/strength.ts'
export { Retelling } from './retelling.ts'
export { type BloodRageTypes, bloodRage } from './rules.ts'
export type { BloodRageDecision, ClanState, Options, State } from './state.ts'
export type { ClanFigures, ClanSeen, Table } from './table.ts'
export type { ClanView, View } from './view.ts'
