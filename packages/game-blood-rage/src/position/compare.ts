import { type Failure, ScenarioError } from '@meadhall/kernel'
import { type Age, STATS } from '../ids.ts'
import { legalActions } from '../legal/index.ts'
import { placeId, RESERVE, VALHALLA } from '../map.ts'
import { formatAction, parseAction } from '../notation.ts'
import { outcome } from '../outcome.ts'
import { statValue } from '../queries/stats.ts'
import { strengthIn } from '../queries/strength.ts'
import type { ClanState, State } from '../state.ts'
import { expandAction } from './expand.ts'
import {
  type Fields,
  figuresIn,
  figuresOf,
  readCard,
  readClanFigures,
  readFields,
  readFigures,
  readList,
  readPlace,
} from './words.ts'

/** Looks at one thing that may be expected and returns what is there, in the expectation's words. */
type Look = (state: Readonly<State>, expected: unknown, path: string) => unknown

const TABLE: Readonly<Record<string, Look>> = {
  age: (state) => state.age,
  phase: (state) => state.phase,
  first: (state) => state.clans[state.first]?.clan,
  turn: (state) =>
    state.clans[state.open.find((one) => one.kind === 'turn')?.seat ?? -1]?.clan ?? null,
  asks: (state) =>
    Object.fromEntries(state.open.map((one) => [state.clans[one.seat]?.clan, one.kind])),
  pillaged: (state) => named(state.pillaged),
  destroyed: (state) => named(state.destroyed),
  tokens: (state, expected, path) =>
    eachKey(expected, path, (name) => state.tokens[readPlace(path, name)]),
  board: (state, expected, path) =>
    eachKey(expected, path, (name) => figuresIn(state, readPlace(path, name))),
  discard: (state) => state.discard.toSorted(),
  winners: (state) => outcome(state)?.winners.map((seat) => state.clans[seat]?.clan) ?? null,
}

const CLAN: Readonly<
  Record<string, (clan: Readonly<ClanState>, expected: unknown, path: string) => unknown>
> = {
  glory: (clan) => clan.glory,
  rage: (clan) => clan.rage,
  steps: (clan, expected, path) =>
    eachKey(expected, path, (stat) => clan.steps[(STATS as readonly string[]).indexOf(stat)]),
  stats: (clan, expected, path) =>
    eachKey(expected, path, (stat) => statValue(clan, (STATS as readonly string[]).indexOf(stat))),
  strength: (clan, expected, path) =>
    eachKey(expected, path, (name) => strengthIn(clan, readPlace(path, name))),
  hand: (clan, expected) =>
    typeof expected === 'number' ? clan.hand.length : clan.hand.toSorted(),
  shown: (clan) => clan.shown.toSorted(),
  quests: (clan) => clan.quests.toSorted(),
  upgrades: (clan) => clan.upgrades.filter((card) => card !== null).toSorted(),
  valhalla: (clan) => figuresOf(clan, VALHALLA).toSorted(),
  reserve: (clan) => figuresOf(clan, RESERVE).toSorted(),
  kept: (clan) => clan.kept,
}

function named(provinces: readonly boolean[]): string[] {
  return provinces.flatMap((set, place) => (set ? [placeId(place)] : [])).sort()
}

/** Looks only at the keys that the expectation names. */
function eachKey(expected: unknown, path: string, look: (key: string) => unknown): unknown {
  return Object.fromEntries(Object.keys(readFields(path, expected)).map((key) => [key, look(key)]))
}

/** Every expectation that does not hold. */
export function compare(state: Readonly<State>, expected: Fields, path: string): Failure[] {
  return Object.entries(expected).flatMap(([key, value]) =>
    compareOne(state, key, value, `${path}.${key}`),
  )
}

function compareOne(
  state: Readonly<State>,
  key: string,
  expected: unknown,
  path: string,
): Failure[] {
  if (key === 'legal' || key === 'illegal')
    return compareLegal(state, key, readFields(path, expected), path)
  const clan = state.clans.find((one) => one.clan === key)
  if (clan !== undefined) return compareClan(clan, readFields(path, expected), path, state.age)
  const look = TABLE[key]
  if (look === undefined)
    throw new ScenarioError(
      path,
      `unknown expectation (known: ${Object.keys(TABLE).join(', ')}, legal, illegal, a clan)`,
    )
  return same(path, normal(key, expected, state.age, path), look(state, expected, path))
}

function compareClan(
  clan: Readonly<ClanState>,
  expected: Fields,
  path: string,
  age: Age,
): Failure[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const look = CLAN[key]
    if (look === undefined)
      throw new ScenarioError(
        `${path}.${key}`,
        `unknown expectation (known: ${Object.keys(CLAN).join(', ')})`,
      )
    return same(
      `${path}.${key}`,
      normal(key, value, age, `${path}.${key}`),
      look(clan, value, `${path}.${key}`),
    )
  })
}

const CARD_LISTS = ['hand', 'shown', 'quests', 'upgrades', 'discard']

/** The expectation in the form in which `Look` answers: full card ids, one word a figure, sorted. */
function normal(key: string, value: unknown, age: Age, path: string): unknown {
  if (CARD_LISTS.includes(key) && Array.isArray(value))
    return readList(path, value)
      .map((name) => readCard(path, name, age))
      .sort()
  if (key === 'kept' && typeof value === 'string') return readCard(path, value, age)
  if (key === 'valhalla' || key === 'reserve')
    return readList(path, value)
      .flatMap((words) => repeat(readFigures(path, words)))
      .sort()
  if (key === 'board')
    return eachKey(value, path, (name) =>
      boardWords(readList(path, readFields(path, value)[name]), path),
    )
  if (key === 'pillaged' || key === 'destroyed') return readList(path, value).toSorted()
  return value
}

function boardWords(words: readonly string[], path: string): string[] {
  return words
    .flatMap((one) => {
      const { clan, ...figures } = readClanFigures(path, one)
      return repeat(figures).map((figure) => `${clan} ${figure}`)
    })
    .sort()
}

function repeat({ figure, count }: { readonly figure: string; readonly count: number }): string[] {
  return Array.from({ length: count }, () => figure)
}

/** Deep equality by sorted JSON: both sides are plain data. */
function same(place: string, expected: unknown, found: unknown): Failure[] {
  const [want, have] = [sorted(expected), sorted(found)]
  return want === have ? [] : [{ place, expected: want, found: have }]
}

function sorted(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value ?? null)
  return JSON.stringify(
    Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
}

/** `{"wolf": ["invade warrior gimle"]}`: actions that must, or must not, be legal now. */
function compareLegal(
  state: Readonly<State>,
  key: 'legal' | 'illegal',
  expected: Fields,
  path: string,
): Failure[] {
  return Object.entries(expected).flatMap(([clan, actions]) => {
    const seat = state.clans.findIndex((one) => one.clan === clan)
    const decision = state.open.find((one) => one.seat === seat)
    const legal = decision ? legalActions(state, decision).map(formatAction) : []
    return readList(`${path}.${clan}`, actions).flatMap((words) => {
      const action = formatAction(parseAction(expandAction(state, words), Math.max(0, seat)))
      const holds = legal.includes(action) === (key === 'legal')
      return holds
        ? []
        : [
            {
              place: `${path}.${clan}`,
              expected: `"${action}" ${key}`,
              found: key === 'legal' ? 'illegal' : 'legal',
            },
          ]
    })
  })
}
