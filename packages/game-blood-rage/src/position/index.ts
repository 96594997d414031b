import type { ScenarioGame } from '@meadhall/kernel'
import { type BloodRageTypes, bloodRage } from '../rules.ts'
import { compare, compareView } from './compare.ts'
import { eventInWords, readEvent } from './events.ts'
import { expandAction } from './expand.ts'
import { historyOf } from './history.ts'
import { missing } from './missing.ts'
import { buildPosition } from './position.ts'
import { RULE_IDS } from './rule-ids.ts'

/** How scenario files speak of Blood Rage (docs/scenarios.md). */
export const bloodRageScenarios: ScenarioGame<BloodRageTypes> = {
  rules: bloodRage,
  ruleIds: RULE_IDS,
  position: buildPosition,
  history: historyOf,
  seatOf: (state, who) => state.clans.findIndex((clan) => clan.clan === who),
  expand: expandAction,
  missing,
  compare,
  compareView,
  event: eventInWords,
  readEvent,
}
