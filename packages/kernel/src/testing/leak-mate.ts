import type { Action } from '../decision.ts'
import { decisionOf, sameAction } from '../replay.ts'
import { pick, type RngState } from '../rng.ts'
import type { Pair } from './leak-watch.ts'
import type { OpaqueRules } from './opaque.ts'

/**
 * What is done in the other state of a pair where this is done in the real one: the same or, of a
 * secret kind, any that might be it. `undefined` where there is nothing like it.
 */
export function mateOf(
  { rules, rng }: { readonly rules: OpaqueRules; readonly rng: RngState },
  { viewer, guess }: Pick<Pair, 'viewer' | 'guess'>,
  { action }: { readonly action: Action },
): Action | undefined {
  const decision = decisionOf(rules, guess, action.by)
  if (decision === undefined) return undefined
  const legal = rules.legalActions(guess, decision)
  if (action.by === viewer || !rules.isSecret(action, decision))
    return legal.find((one) => sameAction(one, action))
  const alike = legal.filter((one) => rules.isSecret(one, decision))
  return alike.length === 0 ? undefined : pick(rng, alike)
}
