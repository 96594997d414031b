import type { Rules } from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import { apply } from './apply.ts'
import { clone } from './clone.ts'
import { determinize } from './determinize/index.ts'
import type { BloodRageEvent } from './events.ts'
import { legalActions } from './legal/index.ts'
import { formatAction, parseAction } from './notation.ts'
import { outcome } from './outcome.ts'
import { redact, seals } from './redact.ts'
import { OPTION_SPECS, parseOptions, SEATS, setup } from './setup.ts'
import type { BloodRageDecision, Options, State } from './state.ts'
import { type View, view } from './view.ts'
import { whyNot } from './why-not.ts'

/** Blood Rage, complete: 2–4 players, 102 cards, nine monsters (docs/rules/blood-rage.md). */
export const bloodRage: Rules<State, BloodRageAction, BloodRageEvent, View, Options> = {
  id: 'blood-rage',
  version: 1,
  seats: SEATS,
  options: OPTION_SPECS,
  parseOptions,
  setup,
  decisions: (state) => state.open,
  legalActions: (state, decision, into) => legalActions(state, decision as BloodRageDecision, into),
  whyNot,
  apply,
  seals,
  view,
  redact,
  determinize,
  outcome,
  clone,
  formatAction,
  parseAction,
}
