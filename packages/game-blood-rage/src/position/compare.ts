import { canonical, ScenarioError, type Unmet } from '@meadhall/kernel'
import type { Age } from '../ids.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { CLAN, eachKey, GAME, type Seen, type SeenClan, TABLE } from './looks.ts'
import {
  type Fields,
  readCard,
  readClanFigures,
  readFields,
  readFigures,
  readList,
} from './words.ts'

/** Every expectation of a state that does not hold. */
export function compare(state: Readonly<State>, expected: Fields, path: string): Unmet[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const look = Object.hasOwn(GAME, key) ? GAME[key] : undefined
    const place = `${path}.${key}`
    if (look === undefined) return compareOne(state, key, value, place)
    return same({ place, key, age: state.age }, value, look(state, value, place))
  })
}

/** Every expectation of what somebody sees that does not hold; hidden cards are a number. */
export function compareView(view: View, expected: Fields, path: string): Unmet[] {
  return Object.entries(expected).flatMap(([key, value]) =>
    compareOne(view, key, value, `${path}.${key}`),
  )
}

function compareOne(seen: Seen, key: string, expected: unknown, path: string): Unmet[] {
  const clan = seen.clans.find((one) => one.clan === key)
  if (clan !== undefined) return compareClan(seen, clan, readFields(path, expected), path)
  const look = Object.hasOwn(TABLE, key) ? TABLE[key] : undefined
  if (look === undefined) throw unknown(path, knownIn(seen))
  return same(whereIn(seen, path, key), expected, look(seen, expected, path))
}

function knownIn(seen: Seen): string[] {
  const tables = [...Object.keys(TABLE), 'a clan']
  if ('viewer' in seen) return tables
  return [...tables, ...Object.keys(GAME), 'legal', 'illegal', 'sees', 'events', 'untold']
}

function compareClan(seen: Seen, clan: SeenClan, expected: Fields, path: string): Unmet[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const place = `${path}.${key}`
    const look = Object.hasOwn(CLAN, key) ? CLAN[key] : undefined
    if (look === undefined) throw unknown(place, Object.keys(CLAN))
    return same(whereIn(seen, place, key), value, look(clan, value, place))
  })
}

/** Where an expectation stands, and how it is read. */
interface Where {
  readonly place: string
  readonly key: string
  readonly age: Age
  /** Of what somebody sees: a number is cards that are hidden, not the length of a list. */
  readonly isView?: boolean
}

function whereIn(seen: Seen, place: string, key: string): Where {
  return { place, key, age: seen.age, isView: 'viewer' in seen }
}

function unknown(place: string, known: readonly string[]): ScenarioError {
  return new ScenarioError(place, `unknown expectation (known: ${known.join(', ')})`)
}

/** Deep equality by sorted JSON: both sides are plain data. A number asks how long a list is. */
function same({ place, key, age, isView }: Where, expected: unknown, found: unknown): Unmet[] {
  const counts = !isView && Array.isArray(found) && typeof expected === 'number'
  const want = canonical(counts ? expected : normal(key, expected, age, place))
  const have = canonical(counts ? found.length : found)
  return want === have ? [] : [{ place, expected: want, found: have }]
}

type Normal = (value: unknown, age: Age, path: string) => unknown

const cards: Normal = (value, age, path) =>
  readList(path, value)
    .map((name) => readCard(path, name, age))
    .sort()
const figures: Normal = (value, _age, path) =>
  readList(path, value)
    .flatMap((words) => repeat(readFigures(path, words)))
    .sort()
const words: Normal = (value, _age, path) => readList(path, value).toSorted()

/** How each expectation is put into the form in which a look answers; all others are as written. */
const NORMALS: Readonly<Record<string, Normal>> = {
  hand: cards,
  shown: cards,
  quests: cards,
  upgrades: cards,
  discarded: cards,
  seen: cards,
  discard: cards,
  valhalla: figures,
  reserve: figures,
  pillaged: words,
  passed: words,
  destroyed: words,
  packets: (value, age, path) =>
    eachKey(value, path, (_name, packet) => unlessCounted(packet, () => cards(packet, age, path))),
  board: (value, _age, path) =>
    eachKey(value, path, (_name, figures) =>
      unlessCounted(figures, () => boardWords(readList(path, figures), path)),
    ),
  kept: (value, age, path) => (typeof value === 'string' ? readCard(path, value, age) : value),
}

function normal(key: string, value: unknown, age: Age, path: string): unknown {
  if (typeof value === 'number' || value === null) return value
  return NORMALS[key]?.(value, age, path) ?? value
}

/** A number asks how many there are, and `null` is nothing: both stand for themselves. */
function unlessCounted(value: unknown, read: () => unknown): unknown {
  return typeof value === 'number' || value === null ? value : read()
}

function boardWords(list: readonly string[], path: string): string[] {
  return list
    .flatMap((one) => {
      const { clan, ...some } = readClanFigures(path, one)
      return repeat(some).map((figure) => `${clan} ${figure}`)
    })
    .sort()
}

function repeat({ figure, count }: { readonly figure: string; readonly count: number }): string[] {
  return Array.from({ length: count }, () => figure)
}
