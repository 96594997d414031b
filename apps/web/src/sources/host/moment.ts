import { type AnyRules, canUndo, decisionOf, type Viewer } from '@meadhall/kernel'
import type { Moment } from '../source.ts'
import type { Chronicle } from './chronicle.ts'

/** What a viewer sees of a game that is being played, and may do in it. */
export function momentFor({ rules, game }: Chronicle, viewer: Viewer): Moment {
  const decision = viewer === null ? null : (decisionOf(rules, game.state, viewer) ?? null)
  return {
    ...seen(rules, game.state, viewer, game.actions.length),
    decision,
    legal: decision === null ? [] : rules.legalActions(game.state, decision),
    canUndo: viewer !== null && canUndo(game, viewer),
  }
}

/** The same for one who only watches. */
export function seen(rules: AnyRules, state: object, viewer: Viewer, step: number): Moment {
  return {
    step,
    viewer,
    view: rules.view(state, viewer),
    open: rules.decisions(state),
    decision: null,
    legal: [],
    canUndo: false,
    outcome: rules.outcome(state),
  }
}
