import { canonical } from './canonical.ts'
import { type Fields, fields, ScenarioError } from './scenario-file.ts'

/** An event that a scenario expects: its type, and the parts that must be as said. */
interface Expected {
  readonly said: Fields
  readonly place: string
}

/** A list of expected events: a type alone (`"battle-won"`), or a type with some of its parts. */
function readEvents(value: unknown, place: string): readonly Expected[] {
  if (!Array.isArray(value)) throw new ScenarioError(place, 'must be a list of events')
  return value.map((one, index) => {
    const where = `${place}[${index}]`
    const said = typeof one === 'string' ? { type: one } : fields(where, one)
    if (typeof said['type'] !== 'string')
      throw new ScenarioError(where, 'must say the type of the event')
    return { said, place: where }
  })
}

function matches(event: Fields, said: Fields): boolean {
  return Object.entries(said).every(([part, value]) => canonical(event[part]) === canonical(value))
}

/** The first expected event that was not heard in its order, with those that were heard after it. */
export interface Unheard {
  readonly place: string
  readonly expected: Fields
  readonly heard: readonly Fields[]
}

/**
 * Looks for events in the order in which they are expected; others may lie between them. `inFull`
 * puts the names of an expected event into the words in which events are told.
 */
export function findUnheard(
  told: readonly Fields[],
  value: unknown,
  place: string,
  inFull: (said: Fields, place: string) => Fields,
): Unheard | null {
  let from = 0
  for (const one of readEvents(value, place)) {
    const said = inFull(one.said, one.place)
    const index = told.findIndex((event, at) => at >= from && matches(event, said))
    if (index < 0) return { place: one.place, expected: said, heard: told.slice(from) }
    from = index + 1
  }
  return null
}

/** Each event that must not be told, and was: the place that forbids it, and what was heard. */
export function findForbidden(
  told: readonly Fields[],
  value: unknown,
  place: string,
  inFull: (said: Fields, place: string) => Fields,
): { readonly place: string; readonly forbidden: Fields; readonly heard: Fields }[] {
  return readEvents(value, place).flatMap((one) => {
    const forbidden = inFull(one.said, one.place)
    const heard = told.find((event) => matches(event, forbidden))
    return heard === undefined ? [] : [{ place: one.place, forbidden, heard }]
  })
}
