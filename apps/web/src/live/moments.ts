import type { Seen } from '@meadhall/client'
import { type AnyRules, type Seat, seedRng } from '@meadhall/kernel'
import type { LogEntry, Moment } from '../sources/source.ts'

/** A line of the log as boards know it. */
export function logEntry(line: Seen['log'][number]): LogEntry {
  return { ...line, events: line.events as LogEntry['events'] }
}

/** What a board is given of what a client sees. */
export function momentOf(rules: AnyRules, seen: Seen, viewer: Seat | null): Moment {
  const { revision, step, open, asked, canUndo, outcome } = seen
  const view = viewOf(rules, seen)
  return {
    revision,
    step,
    viewer,
    view,
    open,
    decision: asked && decisionIn(rules, view, asked.decision),
    question: asked?.question ?? null,
    legal: asked?.legal ?? [],
    canUndo,
    undoesOthers: false,
    outcome,
  }
}

export function viewOf(rules: AnyRules, { shared, own }: Seen): unknown {
  return own === null ? shared : rules.join(shared, own)
}

/** The question with all that the game says of it; the server tells only its id, seat and kind. */
function decisionIn(rules: AnyRules, view: unknown, { id, seat, kind }: Moment['open'][number]) {
  const found = rules.decisions(imagined(rules, view)).find((decision) => decision.id === id)
  return found ?? { id, seat, kind }
}

/**
 * A state that agrees with all that the viewer knows. What is asked of it (an open question, why
 * something is not allowed) does not depend on the rest.
 */
export function imagined(rules: AnyRules, view: unknown): ReturnType<AnyRules['determinize']> {
  return rules.determinize(view, seedRng('a world that could be'))
}
