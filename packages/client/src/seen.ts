import type { Action, Decision, GameEvent, Outcome, Seat } from '@meadhall/kernel'
import {
  type Ask,
  applyDelta,
  type Delta,
  type Json,
  type LogLine,
  type OpenQuestion,
  type Reset,
  type Step,
  unpackAnswers,
} from '@meadhall/protocol'

/** A question to this seat, with all that may be answered. */
export interface Asked {
  readonly question: number
  readonly decision: Decision
  readonly legal: readonly Action[]
}

/** A game as this client sees it at one revision. */
export interface Seen {
  readonly revision: number
  readonly step: number
  readonly shared: Json
  /** What this seat knows beyond it; `null` for one who only watches. */
  readonly own: Json
  readonly log: readonly LogLine[]
  readonly open: readonly Decision[]
  readonly asked: Asked | null
  readonly canUndo: boolean
  readonly outcome: Outcome | null
}

/** A step does not follow what the client has: it asks for everything anew. */
export class Gap extends Error {
  override readonly name = 'Gap'
}

/** What a reset shows. */
export function seenAnew(reset: Reset, seat: Seat | null): Seen {
  return {
    revision: reset.revision,
    step: reset.step,
    shared: reset.shared as Json,
    own: reset.own as Json,
    log: reset.log,
    open: reset.open.map(decisionOf),
    asked: askedOf(reset.ask, reset.open, seat),
    canUndo: reset.undo,
    outcome: reset.outcome,
  }
}

/** What is seen after a step. Throws `Gap` where it does not follow. */
export function seenAfter(seen: Seen, step: Step, seat: Seat | null): Seen {
  if (step.revision !== seen.revision + 1) throw new Gap(`${seen.revision} to ${step.revision}`)
  const events = (step.yours ?? step.events) as GameEvent[]
  const { by, standIn } = step
  const line = { step: seen.step + 1, by, events, returns: 0, ...(standIn && { standIn }) }
  return {
    revision: step.revision,
    step: seen.step + 1,
    shared: changedBy(seen.shared, step.shared),
    own: changedBy(seen.own, step.own),
    log: [...seen.log, line],
    open: step.open?.map(decisionOf) ?? seen.open,
    asked: step.ask === undefined ? seen.asked : askedOf(step.ask, step.open ?? [], seat),
    canUndo: step.undo ?? seen.canUndo,
    outcome: step.outcome ?? seen.outcome,
  }
}

function changedBy(before: Json, delta: unknown): Json {
  return delta === undefined ? before : applyDelta(before, delta as Delta)
}

function decisionOf([id, seat, kind]: OpenQuestion): Decision {
  return { id: id as Decision['id'], seat, kind }
}

function askedOf(ask: Ask | null, open: readonly OpenQuestion[], seat: Seat | null): Asked | null {
  const mine = open.find(([, whose]) => whose === seat)
  if (ask === null || seat === null || mine === undefined) return null
  const { question, answers } = ask
  return { question, decision: decisionOf(mine), legal: unpackAnswers(answers, seat) }
}
