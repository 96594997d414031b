import { ScenarioError } from '@meadhall/kernel'
import type { CardId } from '../cards/printed.ts'
import { STATS } from '../ids.ts'
import { placeId, RESERVE, VALHALLA } from '../map.ts'
import { outcome } from '../outcome.ts'
import { hasPassed } from '../queries/passing.ts'
import { statValue } from '../queries/stats.ts'
import { strengthIn } from '../queries/strength.ts'
import type { ClanState, State } from '../state.ts'
import type { ClanView, View } from '../view.ts'
import type { Cards } from '../view-frame.ts'
import { figuresIn, figuresOf, readFields, readPlace } from './words.ts'

/** A table as it is, or as somebody sees it. */
export type Seen = Readonly<State> | View
export type SeenClan = Readonly<ClanState> | ClanView

/** Looks at one thing that may be expected and returns what is there, in the expectation's words. */
type Look<T> = (seen: T, expected: unknown, path: string) => unknown

/** What may be expected of the table, and of what a viewer sees of it. */
export const TABLE: Readonly<Record<string, Look<Seen>>> = {
  age: (seen) => seen.age,
  phase: (seen) => seen.phase,
  first: (seen) => clanName(seen, seen.first),
  turn: (seen) => clanName(seen, seen.open.find((one) => one.kind === 'turn')?.seat ?? -1),
  passed: (seen) =>
    seen.clans.flatMap(({ clan }, seat) => (hasPassed(seen, seat) ? [clan] : [])).sort(),
  asks: (seen) => Object.fromEntries(seen.open.map((one) => [clanName(seen, one.seat), one.kind])),
  pillaged: (seen) => named(seen.pillaged),
  destroyed: (seen) => named(seen.destroyed),
  dooms: (seen) => seen.dooms.map(placeId),
  tokens: (seen, expected, path) =>
    eachKey(expected, path, (name) => seen.tokens[readPlace(path, name)]),
  board: (seen, expected, path) =>
    eachKey(expected, path, (name, value) =>
      counted(value, figuresIn(seen, readPlace(path, name))),
    ),
  packets: (seen, expected, path) =>
    eachKey(expected, path, (name, value) =>
      'viewer' in seen ? packetOf(seen, name) : counted(value, packetOf(seen, name)),
    ),
  discard: (seen) => seen.discard.toSorted(),
}

/** What may be expected of a game alone. */
export const GAME: Readonly<Record<string, Look<Readonly<State>>>> = {
  winners: (state) => outcome(state)?.winners.map((seat) => clanName(state, seat)) ?? null,
}

const steps: Look<SeenClan> = (clan, expected, path) =>
  eachKey(expected, path, (stat) => clan.steps[statIndex(stat, path)])

/** What may be expected of a clan, and of what a viewer sees of it. */
export const CLAN: Readonly<Record<string, Look<SeenClan>>> = {
  glory: (clan) => clan.glory,
  rage: (clan) => clan.rage,
  steps,
  stats: steps,
  values: (clan, expected, path) =>
    eachKey(expected, path, (stat) => statValue(clan, statIndex(stat, path))),
  strength: (clan, expected, path) =>
    eachKey(expected, path, (name) => strengthIn(clan, readPlace(path, name))),
  hand: (clan) => sorted(clan.hand),
  shown: (clan) => clan.shown.toSorted(),
  quests: (clan) => sorted(clan.quests),
  upgrades: (clan) => clan.upgrades.filter((card) => card !== null).toSorted(),
  discarded: (clan) => sorted(clan.buried),
  seen: (clan) => (clan.passed === null ? null : sorted(clan.passed)),
  valhalla: (clan) => figuresOf(clan, VALHALLA).toSorted(),
  reserve: (clan) => figuresOf(clan, RESERVE).toSorted(),
  kept: (clan) => keptCard(clan.kept),
}

/** Cards in a fixed order; of hidden ones their number. */
function sorted(cards: Cards): Cards {
  return typeof cards === 'number' ? cards : cards.toSorted()
}

/** The kept card or `null`; of a hidden one 1. */
function keptCard(kept: CardId | null | Cards): CardId | number | null {
  if (kept === null || typeof kept === 'string') return kept
  if (typeof kept === 'number') return kept === 0 ? null : kept
  return kept[0] ?? null
}

function clanName(seen: Seen, seat: number): string | null {
  return seen.clans[seat]?.clan ?? null
}

function named(provinces: readonly boolean[]): string[] {
  return provinces.flatMap((set, place) => (set ? [placeId(place)] : [])).sort()
}

function packetOf(seen: Seen, name: string): Cards | null {
  const seat = seen.clans.findIndex(({ clan }) => clan === name)
  const draft = seen.frames.find((frame) => frame.kind === 'draft')
  const packet = draft?.packets[seat]
  return packet === undefined ? null : sorted(packet)
}

/** A number asks how many there are. */
function counted(expected: unknown, found: readonly string[] | number | null): unknown {
  return typeof expected === 'number' && Array.isArray(found) ? found.length : found
}

function statIndex(stat: string, path: string): number {
  const index = (STATS as readonly string[]).indexOf(stat)
  if (index < 0)
    throw new ScenarioError(`${path}.${stat}`, `is no stat (known: ${STATS.join(', ')})`)
  return index
}

/** Looks only at the keys that the expectation names. */
export function eachKey(
  expected: unknown,
  path: string,
  look: (key: string, value: unknown) => unknown,
): unknown {
  const named = Object.entries(readFields(path, expected))
  return Object.fromEntries(named.map(([key, value]) => [key, look(key, value)]))
}
