import type { GameEvent } from '../event.ts'
import type { Seat } from '../ids.ts'
import { replay } from '../replay.ts'
import type { Viewer } from '../viewer.ts'
import { nameOf, viewersOf } from './check-views.ts'
import { differenceOf, textDifference, throughJson } from './compare.ts'
import { fault } from './fault.ts'
import type { Told, Trace } from './trace.ts'

/** When the game is over: its log gives the same state and events again, and its result holds. */
export function checkEnd(trace: Trace): void {
  const { rules, game, place } = trace
  const told: Told[] = []
  const again = replay(rules, game, (event) => told.push({ event, text: JSON.stringify(event) }))
  const difference = textDifference(JSON.stringify(game.state), JSON.stringify(again))
  if (difference !== null) throw fault(place, `replay of the log differs: ${difference}`)
  checkOutcome(trace)
  checkSameEvents(trace, told)
  checkMerits(trace, told)
  for (const one of told) checkEvent(trace, one)
}

function checkSameEvents({ events, place }: Trace, told: readonly Told[]): void {
  const texts = (list: readonly Told[]) => `[${list.map(({ text }) => text)}]`
  const difference = textDifference(texts(events), texts(told))
  if (difference !== null) throw fault(place, `the events of a replay differ: ${difference}`)
}

function checkOutcome({ rules, game, place, spec }: Trace): void {
  const outcome = rules.outcome(game.state)
  if (outcome === null) throw fault(place, 'the game ended without an outcome')
  const { scores, winners } = outcome
  if (scores.length !== spec.seats || !scores.every(Number.isFinite))
    throw fault(place, `scores ${JSON.stringify(scores)} for ${spec.seats} seats`)
  const known = winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < spec.seats)
  const lost = winners.length === 0 && spec.seats > 1
  if (lost || !known || new Set(winners).size < winners.length)
    throw fault(place, `winners ${JSON.stringify(winners)}`)
  checkTeams(rules.teams(game), winners, place, spec.seats)
}

/** Every seat has its merits, in plain numbers that came to something. */
function checkMerits({ rules, game, place, spec }: Trace, told: readonly Told[]): void {
  const events = told.map(({ event }) => event)
  const merits = rules.merits(game.state, events)
  if (merits.length !== spec.seats)
    throw fault(place, `merits of ${merits.length} for ${spec.seats} seats`)
  const difference = differenceOf(merits, throughJson(merits))
  if (difference !== null) throw fault(place, `merits are not plain JSON: ${difference}`)
  const amounts = merits.flatMap(({ sources }) => Object.values(sources))
  if (!amounts.every((amount) => Number.isFinite(amount) && amount !== 0))
    throw fault(place, `merits ${JSON.stringify(merits)}`)
}

/** Every seat is in one team, and a team wins or loses as a whole. */
function checkTeams(
  teams: readonly (readonly Seat[])[],
  winners: readonly Seat[],
  place: Trace['place'],
  seats: number,
): void {
  const all = teams.flat().sort((a, b) => a - b)
  const divided = teams.find((team) => new Set(team.map((seat) => winners.includes(seat))).size > 1)
  if (all.length !== seats || all.some((seat, index) => seat !== index))
    throw fault(place, `teams ${JSON.stringify(teams)} for ${seats} seats`)
  if (divided) throw fault(place, `team ${JSON.stringify(divided)} did not win as a whole`)
}

/**
 * An event is plain JSON and stays what it was, though the replay went on changing its state in
 * place; hearing it redacted changes nothing.
 */
function checkEvent(trace: Trace, { event, text }: Told): void {
  const { place, spec } = trace
  const difference = differenceOf(event, throughJson(event))
  if (difference !== null)
    throw fault(place, `event ${event.type} is not plain JSON: ${difference}`)
  for (const viewer of viewersOf(spec.seats)) {
    const flaw = redactionFlaw(trace, event, viewer)
    if (flaw !== null) throw fault(place, `event ${text} redacted for ${nameOf(viewer)}: ${flaw}`)
  }
  if (JSON.stringify(event) !== text)
    throw fault(place, `event ${text} was changed later to ${JSON.stringify(event)}`)
}

function redactionFlaw({ rules }: Trace, event: GameEvent, viewer: Viewer): string | null {
  const heard = rules.redact(event, viewer)
  if (heard.type !== event.type) return `became "${heard.type}"`
  return differenceOf(heard, rules.redact(heard, viewer))
}
