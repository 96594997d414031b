import type { Outcome, Viewer } from '@meadhall/kernel'
import type { Position } from '@meadhall/match'
import type { Reset } from '@meadhall/protocol'

/** The game so far as a viewer heard it. */
export function logShown({ tales, rules }: Position, viewer: Viewer): Reset['log'] {
  return tales.map(({ by, events, returns, standIn }, step) => ({
    step,
    by,
    returns,
    ...(standIn && { standIn }),
    events: events.map((event) => rules.redact(event, viewer)),
  }))
}

export function outcomeShown(outcome: Outcome | null): Reset['outcome'] {
  return outcome === null ? null : { scores: [...outcome.scores], winners: [...outcome.winners] }
}
