import type { ScenarioGame } from '@meadhall/kernel'
import { type BloodRageTypes, bloodRage } from '../rules.ts'
import { compare } from './compare.ts'
import { expandAction } from './expand.ts'
import { buildPosition } from './position.ts'

/** How scenario files speak of Blood Rage (docs/scenarios.md). */
export const bloodRageScenarios: ScenarioGame<BloodRageTypes> = {
  rules: bloodRage,
  position: buildPosition,
  seatOf: (state, who) => state.clans.findIndex((clan) => clan.clan === who),
  expand: expandAction,
  compare,
}
