import type { Rules } from '@meadhall/kernel'
import type { ValhallaAction } from './actions.ts'
import { apply } from './apply.ts'
import { clone } from './clone.ts'
import { determinize } from './determinize.ts'
import type { ValhallaEvent } from './events.ts'
import { legalActions } from './legal/index.ts'
import { formatAction, parseAction } from './notation.ts'
import { OPTION_SPECS, parseOptions, SEATS } from './options.ts'
import { redact, seals } from './redact.ts'
import { outcome } from './scoring.ts'
import { setup } from './setup.ts'
import type { Options, State, ValhallaDecision } from './state.ts'
import { type View, view } from './view.ts'
import { whyNot } from './why-not.ts'

/** Valhalla, complete: 1–6 players, every module and variant, solo (docs/rules/valhalla.md). */
export const valhalla: Rules<State, ValhallaAction, ValhallaEvent, View, Options> = {
  id: 'valhalla',
  version: 1,
  seats: SEATS,
  options: OPTION_SPECS,
  parseOptions,
  setup,
  decisions: (state) => state.open,
  legalActions: (state, decision, into) => legalActions(state, decision as ValhallaDecision, into),
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
