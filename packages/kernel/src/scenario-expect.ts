import type { Seat } from './ids.ts'
import { findLegal } from './replay.ts'
import type { GameTypes } from './rules.ts'
import { findForbidden, findUnheard } from './scenario-events.ts'
import { type Fields, fields } from './scenario-file.ts'
import {
  checkPossible,
  describeRefusal,
  readAction,
  readWho,
  type ScenarioGame,
  type Unmet,
} from './scenario-game.ts'
import { readList } from './scenario-words.ts'
import type { Viewer } from './viewer.ts'

/** A position with all that was told on the way to it. */
export interface Told<G extends GameTypes> {
  readonly state: G['state']
  readonly events: G['event'][]
  /** Events before this one were expected already. */
  heard: number
}

/** Somebody who looks on and plays nobody. */
const SPECTATOR = 'spectator'

/** Every expectation that does not hold: those of all games here, the others by the game itself. */
export function compareAll<G extends GameTypes>(
  game: ScenarioGame<G>,
  told: Told<G>,
  expected: Fields,
  place: string,
): Unmet[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const where = `${place}.${key}`
    if (key === 'legal' || key === 'illegal')
      return compareLegal(game, told.state, key, fields(where, value), where)
    if (key === 'sees') return compareSeen(game, told.state, fields(where, value), where)
    if (key === 'events') return compareEvents(game, told, value, where)
    if (key === 'untold') return compareUntold(game, told, value, where)
    return game.compare(told.state, { [key]: value }, place)
  })
}

/** `{"wolf": ["pillage gimle"]}`: actions that must, or must not, be legal now. */
function compareLegal<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: G['state'],
  key: 'legal' | 'illegal',
  expected: Fields,
  path: string,
): Unmet[] {
  return Object.entries(expected).flatMap(([who, actions]) => {
    const place = `${path}.${who}`
    const seat = readWho(game, state, who, place)
    return readList(place, actions).flatMap((words) => {
      const found = unlike(game, state, key, words, seat, place)
      return found === null ? [] : [{ place, expected: `"${words}" ${key}`, found }]
    })
  })
}

/** What is there instead of an action that should be legal, or should not; `null` if it is so. */
function unlike<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: G['state'],
  key: 'legal' | 'illegal',
  words: string,
  seat: Seat,
  place: string,
): string | null {
  const action = readAction(game, state, words, seat, place)
  checkPossible(game, state, action, place)
  const isLegal = findLegal(game.rules, state, action) !== undefined
  if (key === 'illegal') return isLegal ? 'legal' : null
  return isLegal ? null : describeRefusal(game, state, action)
}

/** `{"raven": {"wolf": {"hand": 3}}}`: what a player, or a spectator, may know of the table. */
function compareSeen<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: G['state'],
  expected: Fields,
  path: string,
): Unmet[] {
  return Object.entries(expected).flatMap(([who, seen]) => {
    const place = `${path}.${who}`
    const viewer: Viewer = who === SPECTATOR ? null : readWho(game, state, who, place)
    return game.compareView(game.rules.view(state, viewer), fields(place, seen), place)
  })
}

/** Events in the order in which they must have been told since events were last expected. */
function compareEvents<G extends GameTypes>(
  game: ScenarioGame<G>,
  told: Told<G>,
  expected: unknown,
  place: string,
): Unmet[] {
  const { state } = told
  const events = told.events.slice(told.heard).map((event) => game.event(state, event))
  told.heard = told.events.length
  const missing = findUnheard(events, expected, place, (said, where) =>
    game.readEvent(state, said, where),
  )
  if (missing === null) return []
  const heard = missing.heard.map((event) => JSON.stringify(event)).join(' ')
  return [
    {
      place: missing.place,
      expected: JSON.stringify(missing.expected),
      found: heard === '' ? 'nothing more was told' : `told from there on: ${heard}`,
    },
  ]
}

/** Events that must not have been told since the start. */
function compareUntold<G extends GameTypes>(
  game: ScenarioGame<G>,
  { state, events }: Told<G>,
  expected: unknown,
  path: string,
): Unmet[] {
  const told = events.map((event) => game.event(state, event))
  return findForbidden(told, expected, path, (said, where) =>
    game.readEvent(state, said, where),
  ).map(({ place, forbidden, heard }) => ({
    place,
    expected: `never told: ${JSON.stringify(forbidden)}`,
    found: `told: ${JSON.stringify(heard)}`,
  }))
}
