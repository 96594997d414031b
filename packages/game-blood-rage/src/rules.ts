import { completeRules } from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import { apply } from './apply.ts'
import { clone } from './clone.ts'
import { determinize } from './determinize/index.ts'
import type { BloodRageEvent } from './events.ts'
import { legalActions } from './legal/index.ts'
import { merits } from './merits.ts'
import { formatAction, parseAction } from './notation.ts'
import { BOX, OPTION_SPECS, PRESETS, parseOptions, SEATS } from './options.ts'
import { assumes, ORDERS, orderAnswer } from './orders.ts'
import { outcome } from './outcome.ts'
import { join, type Own, own } from './own.ts'
import { stageOf } from './queries/stage.ts'
import { isSecret, redact, seals } from './redact.ts'
import { RULES_VERSION, setup } from './setup.ts'
import type { BloodRageDecision, Options, State } from './state.ts'
import { shared, type View } from './view.ts'
import { whyNot } from './why-not.ts'

/** The types of Blood Rage, under one name. */
export interface BloodRageTypes {
  state: State
  action: BloodRageAction
  event: BloodRageEvent
  view: View
  own: Own
  options: Options
}

/** Blood Rage, complete: 2–4 players, 102 cards, nine monsters (docs/rules/blood-rage.md). */
export const bloodRage = completeRules<BloodRageTypes>({
  id: 'blood-rage',
  version: RULES_VERSION,
  seats: SEATS,
  box: BOX,
  options: OPTION_SPECS,
  presets: PRESETS,
  parseOptions,
  setup,
  legalActions: (state, decision, into) => legalActions(state, decision as BloodRageDecision, into),
  whyNot,
  stage: stageOf,
  isSecret,
  apply,
  seals,
  orders: ORDERS,
  orderAnswer,
  assumes,
  shared,
  own,
  join,
  redact,
  determinize,
  outcome,
  merits,
  clone,
  formatAction,
  parseAction,
})
