import type { Action } from '../decision.ts'
import { sameAction } from '../replay.ts'
import { nameOf } from './check-views.ts'
import { textDifference } from './compare.ts'
import { fault } from './fault.ts'
import { mateOf } from './leak-mate.ts'
import type { Pair, Watch } from './leak-watch.ts'
import type { OpaqueTypes } from './opaque.ts'
import type { Turn } from './random-play.ts'

/** What a viewer has after an action: the view, what they heard on the way, whether it is sealed. */
interface Seen {
  readonly view: string
  readonly events: string
  readonly sealed: boolean
}

/**
 * Plays on in both states of a pair, by the same action or by two secret ones of another seat. The
 * viewer must end with the same view and have heard the same, unless something was revealed.
 */
export function compareNext(watch: Watch, pair: Pair, turn: Turn<OpaqueTypes>): void {
  const mate = mateOf(watch, pair, turn)
  if (mate === undefined) return
  const real = see(watch, pair.real, turn.action, pair)
  const guess = see(watch, pair.guess, mate, pair)
  watch.report[sameAction(mate, turn.action) ? 'sameAction' : 'otherAction'] += 1
  const what = `${JSON.stringify(turn.action)} or ${JSON.stringify(mate)}`
  if (real.view !== guess.view) return checkSealed(watch, pair, what, real, guess)
  watch.report.eventLists += 1
  const difference = textDifference(real.events, guess.events)
  if (difference === null) return
  const told = `through the events of ${what} ${nameOf(pair.viewer)} learns what is hidden`
  throw fault(watch.place, `${told}: ${difference}`)
}

function see({ rules }: Watch, state: object, action: Action, { viewer }: Pair): Seen {
  const next = rules.clone(state)
  const events: string[] = []
  let sealed = false
  rules.apply(next, action, (event) => {
    sealed ||= rules.seals(event)
    events.push(JSON.stringify(rules.redact(event, viewer)))
  })
  return { view: JSON.stringify(rules.view(next, viewer)), events: `[${events}]`, sealed }
}

/** What shows a viewer something hidden must be sealed: else it is a leak, or undo is. */
function checkSealed(
  { place }: Watch,
  { viewer }: Pair,
  what: string,
  real: Seen,
  guess: Seen,
): void {
  if (real.sealed && guess.sealed) return
  const shown = textDifference(real.view, guess.view)
  throw fault(
    place,
    `${what} shows ${nameOf(viewer)} what is hidden, but no event seals it: ${shown}`,
  )
}
