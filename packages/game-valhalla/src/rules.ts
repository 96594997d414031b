import { completeRules } from '@meadhall/kernel'
import type { ValhallaAction } from './actions.ts'
import { apply } from './apply.ts'
import { clone } from './clone.ts'
import { determinize } from './determinize/index.ts'
import type { ValhallaEvent } from './events.ts'
import { legalActions } from './legal/index.ts'
import { formatAction, parseAction } from './notation.ts'
import { BOX, OPTION_SPECS, PRESETS, parseOptions, SEATS } from './options.ts'
import { assumes, ORDERS, orderAnswer } from './orders.ts'
import { merits, outcome, teams } from './outcome.ts'
import { join, type Own, own } from './own.ts'
import { stageOf } from './queries/stage.ts'
import { isSecret, redact, seals } from './redact.ts'
import { RULES_VERSION, setup } from './setup.ts'
import type { Options, State, ValhallaDecision } from './state.ts'
import { shared, type View } from './view.ts'
import { whyNot } from './why-not.ts'

/** The types of Valhalla, under one name. */
export interface ValhallaTypes {
  state: State
  action: ValhallaAction
  event: ValhallaEvent
  view: View
  own: Own
  options: Options
}

/** Valhalla, complete: 1–6 players, every module and variant, solo (docs/rules/valhalla.md). */
export const valhalla = completeRules<ValhallaTypes>({
  id: 'valhalla',
  version: RULES_VERSION,
  seats: SEATS,
  box: BOX,
  options: OPTION_SPECS,
  presets: PRESETS,
  parseOptions,
  setup,
  legalActions: (state, decision, into) => legalActions(state, decision as ValhallaDecision, into),
  whyNot,
  stage: (state) => stageOf(state, state.deck.length),
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
  teams,
  outcome,
  merits,
  clone,
  formatAction,
  parseAction,
})
