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
import { refuse } from '../../refusing/refused.ts'
import { Allowance } from '../../socket/limits.ts'
import { openIn } from './telling.ts'

/** One who was away for longer reads the story. */
const MOST_STEPS = 60

/** It takes as long as so many moves: a seat may ask for it so often at once, and a second after that. */
const AT_ONCE = 5
const PER_SECOND = 0.1

/** Tells the seats of one table of its past, each not too often. */
export class Recalls {
  readonly #now: () => number
  readonly #allowed = new Map<Seat, Allowance>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Throws `Refused` where a seat asks too often. */
  past(match: Match, seat: Seat, since: number): Past {
    const allowed = this.#allowed.get(seat) ?? new Allowance(AT_ONCE, PER_SECOND, this.#now)
    this.#allowed.set(seat, allowed)
    if (!allowed.take()) throw refuse('too-many', 'too-much-said')
    return pastOf(match, seat, since)
  }
}

/**
 * How a game came from a step to where it stands, as a seat saw it: the line that stands, without
 * what was taken back. Nothing of it is kept: it is played once more.
 */
function pastOf({ record, position: now }: Match, seat: Seat, since: number): Past {
  const from = Math.min(now.step, Math.max(since, now.step - MOST_STEPS))
  const line = journalOf(now.game)
  const known = afterActs(line, from)
  let position = playedThrough(now.rules, startOf(record), line.slice(0, known))
  const first = seenBy(position, seat)
  let seen = first
  const steps: Past['steps'] = []
  for (const entry of line.slice(known)) {
    position = position.after(entry)
    const next = seenBy(position, seat)
    if (entry.kind === 'act') steps.push({ ...changeTo(seen, next), open: openIn(position) })
    seen = next
  }
  return { step: from, ...first, steps }
}

/** How many entries there are up to so many actions. */
function afterActs(line: readonly Entry[], acts: number): number {
  let [entries, left] = [0, acts]
  while (left > 0 && entries < line.length) {
    if (line[entries]?.kind === 'act') left -= 1
    entries += 1
  }
  return entries
}

function seenBy({ rules, game }: Position, seat: Seat): SeenThen {
  return { shared: rules.shared(game.state), own: rules.own(game.state, seat) }
}

type SeenThen = Pick<Past, 'shared' | 'own'>

function changeTo(was: SeenThen, is: SeenThen): Partial<SeenThen> {
  const shared = deltaOf(was.shared as Json, is.shared as Json)
  const own = deltaOf(was.own as Json, is.own as Json)
  return { ...(shared !== undefined && { shared }), ...(own !== undefined && { own }) }
}
