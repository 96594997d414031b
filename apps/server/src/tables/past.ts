import type { Seat } from '@meadhall/kernel'
import {
  type Entry,
  journalOf,
  type Match,
  type Position,
  playedThrough,
  startOf,
} from '@meadhall/match'
import { deltaOf, type Json, type Past } from '@meadhall/protocol'

/** One who was away for longer reads the story. */
const MOST_STEPS = 60

/**
 * How a game came from a step to where it stands, as a seat saw it: the line that stands, without
 * what was taken back. Nothing of it is kept: it is played once more.
 */
export function pastOf({ record, position: now }: Match, seat: Seat, since: number): Past {
  const from = Math.min(now.step, Math.max(since, now.step - MOST_STEPS))
  const line = journalOf(now.game)
  const begun = line.findIndex((_, index) => actsIn(line.slice(0, index)) === from)
  const known = begun < 0 ? line.length : begun
  let position = playedThrough(now.rules, startOf(record), line.slice(0, known))
  const first = seenBy(position, seat)
  const steps: Past['steps'] = []
  for (const entry of line.slice(known)) {
    const next = position.after(entry)
    if (entry.kind === 'act') steps.push(stepBetween(position, next, seat))
    position = next
  }
  return { step: from, ...first, steps }
}

function actsIn(entries: readonly Entry[]): number {
  return entries.filter(({ kind }) => kind === 'act').length
}

function seenBy({ rules, game }: Position, seat: Seat): Pick<Past, 'shared' | 'own'> {
  return { shared: rules.shared(game.state), own: rules.own(game.state, seat) }
}

function stepBetween(before: Position, after: Position, seat: Seat): Past['steps'][number] {
  const [was, is] = [seenBy(before, seat), seenBy(after, seat)]
  const shared = deltaOf(was.shared as Json, is.shared as Json)
  const own = deltaOf(was.own as Json, is.own as Json)
  return {
    ...(shared !== undefined && { shared }),
    ...(own !== undefined && { own }),
    open: after.questions.map(({ decision: { id, seat: whose, kind } }) => [id, whose, kind]),
  }
}
