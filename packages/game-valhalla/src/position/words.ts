import { readList, ScenarioError, type Seat } from '@meadhall/kernel'
import { isCardId, isJarlId } from '../cards/index.ts'
import { CARDS, type Card, type CardId, type JarlId } from '../cards/printed.ts'
import { FACES } from '../ids.ts'

export { type Fields, readFields, readList, readNumber } from '@meadhall/kernel'

/** True or false; false where nothing is said. */
export function readFlag(place: string, value: unknown): boolean {
  if (value === undefined) return false
  if (typeof value === 'boolean') return value
  throw new ScenarioError(place, `must be true or false, not ${JSON.stringify(value)}`)
}

export function readWord<W extends string>(place: string, value: unknown, words: readonly W[]): W {
  const found = words.find((word) => word === value)
  if (found !== undefined) return found
  throw new ScenarioError(place, `${JSON.stringify(value)} is none of these: ${words.join(', ')}`)
}

/** "Gunnr's chosen" and "gunnrs-chosen" mean the same card. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
}

/** Printed names that several cards share: their ids tell them apart. */
const SHARED_NAMES: Readonly<Record<string, Card['type']>> = {
  'thors-support': 'thor',
  'tyrs-wrath': 'tyr',
}

/** A card by its name. */
export function readCard(place: string, word: string): CardId {
  const id = slug(word)
  if (isCardId(id)) return id
  const type = Object.hasOwn(SHARED_NAMES, id) ? SHARED_NAMES[id] : undefined
  if (type === undefined) throw new ScenarioError(place, `"${word}" is no card`)
  const which = CARDS.filter((card) => card.type === type).map((card) => card.id)
  throw new ScenarioError(
    place,
    `"${word}" is the name of several cards: say ${which.join(' or ')}`,
  )
}

export function readCards(place: string, value: unknown): CardId[] {
  return readList(place, value).map((word) => readCard(place, word))
}

/** A Jarl by name. */
export function readJarl(place: string, word: unknown): JarlId {
  const id = typeof word === 'string' ? slug(word) : ''
  if (isJarlId(id)) return id
  throw new ScenarioError(place, `${JSON.stringify(word)} is no Jarl`)
}

/** "p1" is seat 0; "monster" is -1. */
export function seatNamed(word: string): Seat | null {
  if (word === 'monster') return -1
  const match = /^p([1-6])$/.exec(word)
  return match === null ? null : Number(match[1]) - 1
}

export function readSeat(place: string, word: unknown, players: number): Seat {
  const seat = typeof word === 'string' ? seatNamed(word) : null
  if (seat !== null && seat >= 0 && seat < players) return seat
  throw new ScenarioError(
    place,
    `must be a player from p1 to p${players}, not ${JSON.stringify(word)}`,
  )
}

/** Die faces in the order in which they will fall. */
export function readFaces(place: string, value: unknown): number[] {
  return readList(place, value)
    .flatMap((words) => words.split(/\s+/))
    .map((word) => {
      const face = (FACES as readonly string[]).indexOf(word)
      if (face < 0)
        throw new ScenarioError(place, `"${word}" is no face (known: ${FACES.join(', ')})`)
      return face
    })
}
