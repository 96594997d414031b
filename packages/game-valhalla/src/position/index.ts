import type { ScenarioGame } from '@meadhall/kernel'
import type { ValhallaAction } from '../actions.ts'
import type { ValhallaEvent } from '../events.ts'
import { valhalla } from '../rules.ts'
import type { Options, State } from '../state.ts'
import type { View } from '../view.ts'
import { compare } from './compare.ts'
import { expandAction } from './expand.ts'
import { buildPosition } from './position.ts'
import { seatNamed } from './words.ts'

/** How scenario files speak of Valhalla (docs/scenarios.md). */
export const valhallaScenarios: ScenarioGame<State, ValhallaAction, ValhallaEvent, View, Options> =
  {
    rules: valhalla,
    position: buildPosition,
    seatOf: (state, who) => {
      const seat = seatNamed(who)
      return seat !== null && seat >= 0 && seat < state.players.length ? seat : -1
    },
    expand: (state, text) => expandAction(state, text),
    compare,
  }
