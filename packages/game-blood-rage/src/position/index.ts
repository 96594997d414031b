import type { ScenarioGame } from '@meadhall/kernel'
import type { BloodRageAction } from '../actions.ts'
import type { BloodRageEvent } from '../events.ts'
import { bloodRage } from '../rules.ts'
import type { Options, State } from '../state.ts'
import type { View } from '../view.ts'
import { compare } from './compare.ts'
import { expandAction } from './expand.ts'
import { buildPosition } from './position.ts'

/** How scenario files speak of Blood Rage (docs/scenarios.md). */
export const bloodRageScenarios: ScenarioGame<
  State,
  BloodRageAction,
  BloodRageEvent,
  View,
  Options
> = {
  rules: bloodRage,
  position: buildPosition,
  seatOf: (state, who) => state.clans.findIndex((clan) => clan.clan === who),
  expand: expandAction,
  compare,
}
