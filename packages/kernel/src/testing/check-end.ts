import { replay } from '../replay.ts'
import { nameOf, viewersOf } from './check-views.ts'
import { differenceOf, textDifference, throughJson } from './compare.ts'
import { fault } from './fault.ts'
import type { Trace } from './trace.ts'

/** When the game is over: its log gives the same state again, its result and events hold. */
export function checkEnd(trace: Trace): void {
  const { rules, game, place } = trace
  const again = JSON.stringify(replay(rules, game))
  const difference = textDifference(JSON.stringify(game.state), again)
  if (difference !== null) throw fault(place, `replay of the log differs: ${difference}`)
  checkOutcome(trace)
  checkEvents(trace)
}

function checkOutcome({ rules, game, place, spec }: Trace): void {
  const outcome = rules.outcome(game.state)
  if (outcome === null) throw fault(place, 'the game ended without an outcome')
  const { scores, winners } = outcome
  if (scores.length !== spec.seats || !scores.every(Number.isFinite))
    throw fault(place, `scores ${JSON.stringify(scores)} for ${spec.seats} seats`)
  const known = winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < spec.seats)
  if (winners.length === 0 || !known || new Set(winners).size < winners.length)
    throw fault(place, `winners ${JSON.stringify(winners)}`)
}

/** Events are plain JSON and stay what they were; hearing one redacted changes nothing. */
function checkEvents(trace: Trace): void {
  const { events, place, spec } = trace
  for (const { event, text } of events) {
    const difference = differenceOf(event, throughJson(event))
    if (difference !== null) throw fault(place, `event ${event.type} is not JSON: ${difference}`)
    for (const viewer of viewersOf(spec.seats)) {
      const flaw = redactionFlaw(trace, event, viewer)
      if (flaw !== null) throw fault(place, `event ${text} redacted for ${nameOf(viewer)}: ${flaw}`)
    }
    if (JSON.stringify(event) !== text)
      throw fault(place, `event ${text} was changed later to ${JSON.stringify(event)}`)
  }
}

function redactionFlaw(
  { rules }: Trace,
  event: Trace['events'][number]['event'],
  viewer: number | null,
): string | null {
  const heard = rules.redact(event, viewer)
  if (heard.type !== event.type) return `became "${heard.type}"`
  return differenceOf(heard, rules.redact(heard, viewer))
}
