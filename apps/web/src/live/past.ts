import type { Seen } from '@meadhall/client'
import type { AnyRules, Seat } from '@meadhall/kernel'
import { applyDelta, type Delta, type Json, type OpenQuestion, type Past } from '@meadhall/protocol'
import type { Moment, StepUpdate } from '../sources/source.ts'
import { logEntry, momentOf } from './moments.ts'
import type { Visit } from './visit.ts'

/**
 * From which step on the game is told once more: since the player's last own choice, or since they
 * were last here where a bot has played for them meanwhile; `null` where there is nothing to tell.
 */
export function tellFrom({ step, log }: Seen, seat: Seat, { left }: Visit): number | null {
  const own = log.findLast((line) => line.by === seat && line.standIn === undefined)?.step
  const from = Math.min(own ?? left ?? step, left ?? step)
  return from < step ? from : null
}

/** The steps that led from the past to what is seen now; the last one asks what is asked now. */
export function stepsOf(rules: AnyRules, past: Past, seen: Seen, seat: Seat): StepUpdate[] {
  let [shared, own] = [past.shared as Json, past.own as Json]
  return past.steps.flatMap((change, index) => {
    shared = changed(shared, change.shared)
    own = changed(own, change.own)
    const step = past.step + index + 1
    const line = seen.log.find((one) => one.step === step)
    if (line === undefined) return []
    const isLast = step === seen.step
    const then = { ...seen, step, shared, own, open: change.open.map(decisionOf) }
    const moment = isLast ? momentOf(rules, seen, seat) : momentOf(rules, unasked(then), seat)
    return [{ kind: 'step', entry: logEntry(line), moment }]
  })
}

function changed(before: Json, delta: unknown): Json {
  return delta === undefined ? before : applyDelta(before, delta as Delta)
}

function unasked(seen: Seen): Seen {
  return { ...seen, asked: null, canUndo: false, outcome: null }
}

function decisionOf([id, seat, kind]: OpenQuestion): Moment['open'][number] {
  return { id, seat, kind }
}
