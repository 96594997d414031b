import { at, type Decision } from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import { isSpareUpgrade } from './queries/slots.ts'
import { type BloodRageTypes, bloodRage } from './rules.ts'
import type { State } from './state.ts'
import type { ClanFigures } from './table.ts'

/** Whether an answer is worth a thought of its own: empty slots of a kind are alike (BR-5.9). */
export function differs(
  { clans }: { readonly clans: readonly ClanFigures[] },
  action: BloodRageAction,
): boolean {
  return !isSpareUpgrade(at(clans, action.by), action)
}

/** The rules for those who look ahead: without answers that lead to the same as another. */
export const differingBloodRage: typeof bloodRage = {
  ...bloodRage,
  legalActions(state: Readonly<State>, decision: Decision, into?: BloodRageTypes['action'][]) {
    const legal = bloodRage.legalActions(state, decision, into)
    if (decision.kind !== 'turn') return legal
    let count = 0
    for (const action of legal) if (differs(state, action)) legal[count++] = action
    legal.length = count
    return legal
  },
}
