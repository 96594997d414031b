import type { Action } from '../decision.ts'
import { differenceOf, sharedPath, textDifference, throughJson } from './compare.ts'
import { fault } from './fault.ts'
import type { Trace } from './trace.ts'

/** A clone says the same and has nothing in common with its original that could be changed. */
export function checkClone(trace: Trace): void {
  const { rules, game, place, spec } = trace
  const copy = rules.clone(game.state)
  const difference = differenceOf(game.state, copy)
  if (difference !== null) throw fault(place, `clone differs: ${difference}`)
  const shared = sharedPath(game.state, copy, spec.sharedOk)
  if (shared !== null) throw fault(place, `clone and state share the object at ${shared}`)
}

/** Questions, and actions applied to clones, leave the state as it was. */
export function checkUnchanged(trace: Trace, before: string): void {
  const difference = textDifference(before, JSON.stringify(trace.game.state))
  if (difference !== null)
    throw fault(trace.place, `a question or a clone's play changed the state: ${difference}`)
}

/**
 * The state is plain JSON, and what comes back from a file plays on in the same way. Since this
 * holds at every step, it holds for the rest of the game; that nobody listens changes nothing.
 */
export function checkRoundTrip(trace: Trace, before: string, action: Action): void {
  const { rules, game, place } = trace
  const difference = differenceOf(game.state, throughJson(game.state))
  if (difference !== null) throw fault(place, `the state is not plain JSON: ${difference}`)
  const again: object = JSON.parse(before)
  rules.apply(again, action)
  const other = textDifference(JSON.stringify(game.state), JSON.stringify(again))
  if (other !== null)
    throw fault(place, `${JSON.stringify(action)} leads elsewhere from a loaded state: ${other}`)
}
