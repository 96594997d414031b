import type { ScenarioGame } from '@meadhall/kernel'
import { type ValhallaTypes, valhalla } from '../rules.ts'
import { compare, compareView } from './compare.ts'
import { eventInWords, readEvent } from './events.ts'
import { expandAction } from './expand.ts'
import { historyOf } from './history.ts'
import { missing } from './missing.ts'
import { buildPosition } from './position.ts'
import { RULE_IDS } from './rule-ids.ts'
import { seatNamed } from './words.ts'

/** How scenario files speak of Valhalla (docs/scenarios.md). */
export const valhallaScenarios: ScenarioGame<ValhallaTypes> = {
  rules: valhalla,
  ruleIds: RULE_IDS,
  position: buildPosition,
  history: historyOf,
  seatOf: (state, who) => {
    const seat = seatNamed(who)
    return seat !== null && seat >= 0 && seat < state.players.length ? seat : -1
  },
  expand: (state, text) => expandAction(state, text),
  missing,
  compare,
  compareView,
  event: eventInWords,
  readEvent,
}
