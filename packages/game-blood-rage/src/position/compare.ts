import { canonical, type Failure, ScenarioError } from '@meadhall/kernel'
import type { Age } from '../ids.ts'
import type { ClanState, State } from '../state.ts'
import { compareLegal } from './compare-legal.ts'
import { CLAN, eachKey, TABLE } from './looks.ts'
import {
  type Fields,
  readCard,
  readClanFigures,
  readFields,
  readFigures,
  readList,
} from './words.ts'

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
  const look = Object.hasOwn(TABLE, key) ? TABLE[key] : undefined
  if (look === undefined) throw unknown(path, [...Object.keys(TABLE), 'legal, illegal, a clan'])
  return same(path, key, expected, state.age, look(state, expected, path))
}

function compareClan(
  clan: Readonly<ClanState>,
  expected: Fields,
  path: string,
  age: Age,
): Failure[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const place = `${path}.${key}`
    const look = Object.hasOwn(CLAN, key) ? CLAN[key] : undefined
    if (look === undefined) throw unknown(place, Object.keys(CLAN))
    return same(place, key, value, age, look(clan, value, place))
  })
}

function unknown(place: string, known: readonly string[]): ScenarioError {
  return new ScenarioError(place, `unknown expectation (known: ${known.join(', ')})`)
}

/** Deep equality by sorted JSON: both sides are plain data. A number asks how long a list is. */
function same(place: string, key: string, expected: unknown, age: Age, found: unknown): Failure[] {
  const counts = Array.isArray(found) && typeof expected === 'number'
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
  destroyed: words,
  packets: (value, age, path) =>
    eachKey(value, path, (name) => cards(readFields(path, value)[name], age, path)),
  board: (value, _age, path) =>
    eachKey(value, path, (name) => boardWords(readList(path, readFields(path, value)[name]), path)),
  kept: (value, age, path) => (typeof value === 'string' ? readCard(path, value, age) : value),
}

function normal(key: string, value: unknown, age: Age, path: string): unknown {
  return NORMALS[key]?.(value, age, path) ?? value
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
