import { canonical, type Failure, ScenarioError } from '@meadhall/kernel'
import type { ValhallaAction } from '../actions.ts'
import { legalActions } from '../legal/index.ts'
import { formatAction, parseAction } from '../notation.ts'
import type { State } from '../state.ts'
import { expandAction } from './expand.ts'
import { PLAYER, type Reading, TABLE } from './looks.ts'
import { type Fields, readCard, readFields, readJarl, readList, seatNamed } from './words.ts'

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
  const seat = seatNamed(key)
  if (seat !== null && state.players[seat] !== undefined)
    return comparePlayer(state, seat, readFields(path, expected), path)
  const known = TABLE[key]
  if (known === undefined)
    throw new ScenarioError(
      path,
      `unknown expectation (known: ${Object.keys(TABLE).join(', ')}, legal, illegal, a player)`,
    )
  return same(path, known.reads, expected, known.look(state))
}

function comparePlayer(
  state: Readonly<State>,
  seat: number,
  expected: Fields,
  path: string,
): Failure[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const place = `${path}.${key}`
    const known = PLAYER[key]
    if (known === undefined)
      throw new ScenarioError(
        place,
        `unknown expectation (known: ${Object.keys(PLAYER).join(', ')})`,
      )
    return same(place, known.reads, value, known.look(state, seat))
  })
}

/** What is expected beside what is there; a number asks for the length of a list. */
function same(place: string, reads: Reading, expected: unknown, found: unknown): Failure[] {
  const isCount = typeof expected === 'number' && Array.isArray(found)
  const have = inOrder(reads, isCount ? found.length : found)
  const want = inOrder(reads, isCount ? expected : inFull(place, reads, expected))
  return want === have ? [] : [{ place, expected: want, found: have }]
}

/** Names of cards and Jarls as their ids. */
function inFull(place: string, reads: Reading, value: unknown): unknown {
  if (reads === 'value' || value === null) return value
  if (reads === 'jarl') return readJarl(place, value)
  if (reads === 'card') return readCard(place, String(value))
  const read: Readonly<Record<string, (word: string) => string>> = {
    jarls: (word) => readJarl(place, word),
    words: (word) => word,
    tyr: (word) =>
      word
        .split('+')
        .map((part) => readCard(place, part.trim()))
        .join(' + '),
  }
  return readList(place, value).map(read[reads] ?? ((word) => readCard(place, word)))
}

/** As text to compare: fields by name, lists sorted except where their order counts. */
function inOrder(reads: Reading, value: unknown): string {
  const keepsOrder = reads === 'pile' || reads === 'value'
  return canonical(Array.isArray(value) && !keepsOrder ? value.toSorted() : value)
}

/** `{"p1": ["attack p2"]}`: actions that must, or must not, be legal now. */
function compareLegal(
  state: Readonly<State>,
  key: 'legal' | 'illegal',
  expected: Fields,
  path: string,
): Failure[] {
  return Object.entries(expected).flatMap(([who, actions]) => {
    const place = `${path}.${who}`
    const seat = seatNamed(who) ?? -1
    if (state.players[seat] === undefined)
      throw new ScenarioError(place, `"${who}" is nobody in this game`)
    const decision = state.open.find((one) => one.seat === seat)
    const legal = decision ? legalActions(state, decision).map(formatAction) : []
    return readList(place, actions).flatMap((words) => {
      const action = formatAction(readAction(state, words, seat, place))
      if (legal.includes(action) === (key === 'legal')) return []
      const found = key === 'legal' ? 'illegal' : 'legal'
      return [{ place, expected: `"${action}" ${key}`, found }]
    })
  })
}

function readAction(
  state: Readonly<State>,
  words: string,
  seat: number,
  place: string,
): ValhallaAction {
  try {
    return parseAction(expandAction(state, words), seat)
  } catch (error) {
    throw new ScenarioError(place, (error as Error).message)
  }
}
