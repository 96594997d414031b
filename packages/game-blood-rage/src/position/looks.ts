import { ScenarioError } from '@meadhall/kernel'
import { STATS } from '../ids.ts'
import { placeId, RESERVE, VALHALLA } from '../map.ts'
import { outcome } from '../outcome.ts'
import { statValue } from '../queries/stats.ts'
import { strengthIn } from '../queries/strength.ts'
import { type ClanState, findFrame, type State } from '../state.ts'
import { figuresIn, figuresOf, readFields, readPlace } from './words.ts'

/** Looks at one thing that may be expected and returns what is there, in the expectation's words. */
type Look<T> = (seen: Readonly<T>, expected: unknown, path: string) => unknown

/** What may be expected of the table. */
export const TABLE: Readonly<Record<string, Look<State>>> = {
  age: (state) => state.age,
  phase: (state) => state.phase,
  first: (state) => clanName(state, state.first),
  turn: (state) => clanName(state, state.open.find((one) => one.kind === 'turn')?.seat ?? -1),
  asks: (state) =>
    Object.fromEntries(state.open.map((one) => [clanName(state, one.seat), one.kind])),
  pillaged: (state) => named(state.pillaged),
  destroyed: (state) => named(state.destroyed),
  dooms: (state) => state.dooms.map(placeId),
  tokens: (state, expected, path) =>
    eachKey(expected, path, (name) => state.tokens[readPlace(path, name)]),
  board: (state, expected, path) =>
    eachKey(expected, path, (name) => figuresIn(state, readPlace(path, name))),
  packets: (state, expected, path) => eachKey(expected, path, (name) => packetOf(state, name)),
  discard: (state) => state.discard.toSorted(),
  winners: (state) => outcome(state)?.winners.map((seat) => clanName(state, seat)) ?? null,
}

/** What may be expected of a clan. */
export const CLAN: Readonly<Record<string, Look<ClanState>>> = {
  glory: (clan) => clan.glory,
  rage: (clan) => clan.rage,
  steps: (clan, expected, path) =>
    eachKey(expected, path, (stat) => clan.steps[statIndex(stat, path)]),
  stats: (clan, expected, path) =>
    eachKey(expected, path, (stat) => statValue(clan, statIndex(stat, path))),
  strength: (clan, expected, path) =>
    eachKey(expected, path, (name) => strengthIn(clan, readPlace(path, name))),
  hand: (clan) => clan.hand.toSorted(),
  shown: (clan) => clan.shown.toSorted(),
  quests: (clan) => clan.quests.toSorted(),
  upgrades: (clan) => clan.upgrades.filter((card) => card !== null).toSorted(),
  discarded: (clan) => clan.buried.toSorted(),
  seen: (clan) => clan.passed.toSorted(),
  valhalla: (clan) => figuresOf(clan, VALHALLA).toSorted(),
  reserve: (clan) => figuresOf(clan, RESERVE).toSorted(),
  kept: (clan) => clan.kept,
}

function clanName(state: Readonly<State>, seat: number): string | null {
  return state.clans[seat]?.clan ?? null
}

function named(provinces: readonly boolean[]): string[] {
  return provinces.flatMap((set, place) => (set ? [placeId(place)] : [])).sort()
}

function packetOf(state: Readonly<State>, name: string): unknown {
  const seat = state.clans.findIndex(({ clan }) => clan === name)
  return findFrame(state, 'draft')?.packets[seat]?.toSorted() ?? null
}

function statIndex(stat: string, path: string): number {
  const index = (STATS as readonly string[]).indexOf(stat)
  if (index < 0)
    throw new ScenarioError(`${path}.${stat}`, `is no stat (known: ${STATS.join(', ')})`)
  return index
}

/** Looks only at the keys that the expectation names. */
export function eachKey(expected: unknown, path: string, look: (key: string) => unknown): unknown {
  return Object.fromEntries(Object.keys(readFields(path, expected)).map((key) => [key, look(key)]))
}
