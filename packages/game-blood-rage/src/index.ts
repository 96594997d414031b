export type { ActionType, BloodRageAction } from './actions.ts'
export { ALL_CARDS, type Card, cardOf, isCardId } from './cards/index.ts'
export type { CardDef, CardId } from './cards/printed.ts'
export type { BloodRageEvent, EventType, GlorySource } from './events.ts'
export * from './ids.ts'
export * from './map.ts'
export { bloodRageScenarios } from './position/index.ts'
export { bloodRage } from './rules.ts'
export type {
  BloodRageDecision,
  BloodRageFrame,
  ClanState,
  DecisionKind,
  Options,
  State,
} from './state.ts'
export { DECISION_KINDS } from './state.ts'
export type { ClanView, View } from './view.ts'
