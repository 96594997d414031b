import { pick } from '../rng.ts'
import type { Rules } from '../rules.ts'
import { checkAttempts, checkLegal, checkOpen } from './check-decisions.ts'
import { checkEnd } from './check-end.ts'
import { checkOrders } from './check-orders.ts'
import { checkClone, checkRoundTrip, checkUnchanged } from './check-state.ts'
import { checkUndo } from './check-undo.ts'
import { checkPlayout, checkViews } from './check-views.ts'
import { located } from './fault.ts'
import type { OpaqueTypes } from './opaque.ts'
import { pickAction } from './random-play.ts'
import {
  type ConformanceReport,
  type ConformanceSpec,
  newTrace,
  step,
  type Trace,
} from './trace.ts'

/**
 * Plays random games and holds the rules to every promise of the contract at every step. Throws an
 * error that names game, seed and step; gives counts, so that a test can show that it looked.
 */
export function checkConformance<G extends OpaqueTypes>(
  rules: Rules<G>,
  spec: ConformanceSpec<G>,
): ConformanceReport {
  const report = {
    games: 0,
    steps: 0,
    attempts: 0,
    views: 0,
    playouts: 0,
    undone: 0,
    refused: 0,
    ordered: 0,
  }
  const pool = { known: new Set<string>(), actions: [] }
  for (let game = 0; game < spec.games; game++) {
    checkGame(newTrace(rules, spec, `${spec.seed}/${game}`, report, pool))
    report.games += 1
  }
  return report
}

function checkGame(trace: Trace): void {
  const { place } = trace
  while (located(place, 'checking a step', () => checkStep(trace))) place.step += 1
  located(place, 'checking the end', () => checkEnd(trace))
}

/** Checks the position, plays on by one random action and checks what that did. */
function checkStep(trace: Trace): boolean {
  const open = checkOpen(trace)
  if (open.length === 0) return false
  const before = JSON.stringify(trace.game.state)
  checkClone(trace)
  const legal = open.map((decision) => checkLegal(trace, decision))
  checkAttempts(trace, legal.flat())
  open.forEach((decision, index) => checkOrders(trace, decision, legal[index] ?? []))
  checkViews(trace)
  checkPlayout(trace)
  checkUnchanged(trace, before)
  const action = pickAction(trace.rng, pick(trace.rng, legal), trace.report.games % 2 === 1)
  step(trace, action, before)
  checkRoundTrip(trace, before, action)
  checkUndo(trace)
  trace.report.steps += 1
  return true
}
