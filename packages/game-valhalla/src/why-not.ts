import type { Reason } from '@meadhall/kernel'
import type { ValhallaAction } from './actions.ts'
import { verdictOn } from './legal/index.ts'
import { isWellFormed } from './notation.ts'
import type { State } from './state.ts'
import { WHY, type WhyKey } from './why.ts'

/** The rule that forbids an attempt, with what a sentence about it needs; `null` if it is legal. */
export function whyNot(state: Readonly<State>, attempt: ValhallaAction): Reason | null {
  if (!isWellFormed(attempt)) return reason('not-an-answer', {})
  const decision = state.open.find((one) => one.seat === attempt.by)
  if (decision === undefined)
    return reason(state.open[0]?.kind === 'turn' ? 'not-your-turn' : 'not-asked', {})
  const verdict = verdictOn(state, decision, attempt)
  if (verdict === null) return null
  const { type: _type, by: _by, ...said } = attempt
  return reason(verdict, said)
}

function reason(key: WhyKey, values: Reason['params']): Reason {
  return { rule: WHY[key], key: `why.${key}`, params: values }
}
