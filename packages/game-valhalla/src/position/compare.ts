import { canonical, ScenarioError, type Unmet } from '@meadhall/kernel'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { GAME, PLAYER, type Reading, type Seen, TABLE } from './looks.ts'
import { type Fields, readCard, readFields, readJarl, readList, seatNamed } from './words.ts'

/** Every expectation of a state that does not hold. */
export function compare(state: Readonly<State>, expected: Fields, path: string): Unmet[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const place = `${path}.${key}`
    const known = Object.hasOwn(GAME, key) ? GAME[key] : undefined
    if (known === undefined) return compareOne(state, key, value, place)
    return same({ place, reads: known.reads }, value, known.look(state))
  })
}

/** Every expectation of what somebody sees that does not hold; hidden cards are a number. */
export function compareView(view: View, expected: Fields, path: string): Unmet[] {
  return Object.entries(expected).flatMap(([key, value]) =>
    compareOne(view, key, value, `${path}.${key}`),
  )
}

const isView = (seen: Seen): boolean => 'viewer' in seen

function compareOne(seen: Seen, key: string, expected: unknown, place: string): Unmet[] {
  const seat = seatNamed(key)
  if (seat !== null && seen.players[seat] !== undefined)
    return comparePlayer(seen, seat, readFields(place, expected), place)
  const known = Object.hasOwn(TABLE, key) ? TABLE[key] : undefined
  if (known === undefined) throw unknown(place, knownIn(seen))
  return same({ place, reads: known.reads, isView: isView(seen) }, expected, known.look(seen))
}

function knownIn(seen: Seen): string[] {
  const tables = [...Object.keys(TABLE), 'a player']
  if (isView(seen)) return tables
  return [...tables, ...Object.keys(GAME), 'legal', 'illegal', 'sees', 'events', 'untold']
}

function unknown(place: string, known: readonly string[]): ScenarioError {
  return new ScenarioError(place, `unknown expectation (known: ${known.join(', ')})`)
}

function comparePlayer(seen: Seen, seat: number, expected: Fields, path: string): Unmet[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    const place = `${path}.${key}`
    const known = Object.hasOwn(PLAYER, key) ? PLAYER[key] : undefined
    if (known === undefined) throw unknown(place, Object.keys(PLAYER))
    return same({ place, reads: known.reads, isView: isView(seen) }, value, known.look(seen, seat))
  })
}

/** Where an expectation stands, and how it is read. */
interface Where {
  readonly place: string
  readonly reads: Reading
  /** Of what somebody sees: a number is cards that are hidden, not the length of a list. */
  readonly isView?: boolean
}

/** What is expected beside what is there; a number asks for the length of a list. */
function same({ place, reads, isView }: Where, expected: unknown, found: unknown): Unmet[] {
  const isNumber = typeof expected === 'number'
  const have = inOrder(reads, isNumber && !isView && Array.isArray(found) ? found.length : found)
  const want = inOrder(reads, isNumber ? expected : inFull(place, reads, expected))
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
