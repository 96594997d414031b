import { hash } from 'node:crypto'
import type { Seen } from '@meadhall/client'
import { canonical, type Viewer } from '@meadhall/kernel'
import type { Position } from '@meadhall/match'

/** What is compared of a revision: all that a viewer sees of it, in a few letters. */
function digestOf(...parts: readonly unknown[]): string {
  return hash('sha1', canonical(parts), 'base64')
}

/** Of what a client has made of the messages it got. */
export function digestOfSeen({ step, shared, own, open, outcome, log }: Seen): string {
  return digestOf(step, shared, own, open, outcome, log.at(-1)?.events)
}

/** Of what it should see, from the rules and the journal alone. */
export function digestOfPosition(position: Position, viewer: Viewer): string {
  const { rules, game, step, questions, outcome, tales } = position
  const own = viewer === null ? null : rules.own(game.state, viewer)
  const open = questions.map(({ decision: { id, seat, kind } }) => ({ id, seat, kind }))
  const events = (tales.at(-1)?.events ?? []).map((event) => rules.redact(event, viewer))
  const shownOutcome = outcome && { scores: outcome.scores, winners: outcome.winners }
  const parts = [step, position.view(null), own, open, shownOutcome, events]
  // Over the wire what is undefined is not there.
  return digestOf(...(JSON.parse(JSON.stringify(parts)) as unknown[]))
}
