import type { Reason } from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import { verdictOn } from './legal/index.ts'
import { rageFor } from './legal/rage.ts'
import { isWellFormed } from './notation.ts'
import { hasPassed } from './queries/passing.ts'
import { HORNS, statValue } from './queries/stats.ts'
import { clanAt, type State } from './state.ts'
import { WHY, type WhyKey } from './why.ts'

/** The rule that forbids an attempt, with what a sentence about it needs; `null` if it is legal. */
export function whyNot(state: Readonly<State>, attempt: BloodRageAction): Reason | null {
  if (!isWellFormed(attempt)) return reason('not-an-answer', {})
  const decision = state.open.find((one) => one.seat === attempt.by)
  if (decision === undefined) {
    const known = state.clans[attempt.by] === undefined ? {} : params(state, attempt)
    return reason(whyNotAsked(state, attempt), known)
  }
  const verdict = verdictOn(state, decision, attempt)
  return verdict === null ? null : reason(verdict, params(state, attempt))
}

/** Why a player has no say now: passed over in the call, out of Rage, or simply not in turn. */
function whyNotAsked(state: Readonly<State>, attempt: BloodRageAction): WhyKey {
  const clan = state.clans[attempt.by]
  const asked = state.open[0]
  if (clan === undefined || asked === undefined) return 'not-asked'
  if (asked.kind === 'call-to-battle' && attempt.type === 'figure') {
    return verdictOn(state, { ...asked, seat: attempt.by }, attempt) ?? 'not-asked'
  }
  if (asked.kind !== 'turn') return 'not-asked'
  if (hasPassed(state, attempt.by)) return 'has-passed'
  return clan.rage === 0 ? 'no-rage-left' : 'not-your-turn'
}

function reason(key: WhyKey, values: Reason['params']): Reason {
  return { rule: WHY[key], key: `why.${key}`, params: values }
}

function params(state: Readonly<State>, attempt: BloodRageAction): Reason['params'] {
  const clan = clanAt(state, attempt.by)
  const { type: _type, by: _by, ...said } = attempt
  return {
    ...said,
    clan: clan.clan,
    rage: clan.rage,
    horns: statValue(clan, HORNS),
    cost: rageFor(state, attempt),
  }
}
