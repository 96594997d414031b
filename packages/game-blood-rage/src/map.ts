import { at, type Flavoured } from '@meadhall/kernel'

/**
 * Where a figure can be, as an index: the nine provinces (Yggdrasil 0, then the ring clockwise),
 * the four fjords, and the three places off the board. Actions and events use the names.
 */
export type Place = Flavoured<'Place'>

export const PLACES = [
  'yggdrasil',
  'myrkulor',
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
  'elvagar-angerboda',
  'muspelheim-horgr',
  'utgard-andlang',
  'gimle-myrkulor',
  'reserve',
  'valhalla',
  'box',
] as const
export type PlaceId = (typeof PLACES)[number]

export const YGGDRASIL: Place = 0
export const PROVINCES = 9
export const FIRST_FJORD: Place = 9
/** Places below this index are on the board (provinces and fjords). */
export const BOARD = 13
export const RESERVE: Place = 13
export const VALHALLA: Place = 14
/** Out of the game: a monster that nobody has. */
export const BOX: Place = 15

export const REGIONS = ['manheim', 'jotunheim', 'alfheim'] as const
export type RegionId = (typeof REGIONS)[number]

/** Villages by province; Yggdrasil has none and holds any number (BR-1.2). */
export const VILLAGES = [Number.POSITIVE_INFINITY, 3, 4, 5, 5, 4, 3, 3, 5] as const

const REGION_OF = [
  null,
  'manheim',
  'manheim',
  'manheim',
  'jotunheim',
  'jotunheim',
  'jotunheim',
  'alfheim',
  'alfheim',
] as const

/** The fjord that supports each province; Yggdrasil has none (BR-1.3). */
const FJORD_OF: readonly (Place | null)[] = [null, 12, 9, 9, 10, 10, 11, 11, 12]

/** The two provinces each fjord supports, by fjord index minus `FIRST_FJORD`. */
const SUPPORTED: readonly (readonly [Place, Place])[] = [
  [2, 3],
  [4, 5],
  [6, 7],
  [8, 1],
]

export function regionOf(province: Place): RegionId | null {
  return REGION_OF[province] ?? null
}

/** The fjord beside a province, or -1. */
export function fjordOf(province: Place): Place {
  return FJORD_OF[province] ?? -1
}

export function isProvince(place: Place): boolean {
  return place < PROVINCES
}

export function isFjord(place: Place): boolean {
  return place >= FIRST_FJORD && place < BOARD
}

export function supportedBy(fjord: Place): readonly [Place, Place] {
  return at(SUPPORTED, fjord - FIRST_FJORD)
}

/** Ring neighbours are adjacent, and Yggdrasil is adjacent to all (BR-1.2). */
export function areAdjacent(a: Place, b: Place): boolean {
  if (a === b || !isProvince(a) || !isProvince(b)) return false
  if (a === YGGDRASIL || b === YGGDRASIL) return true
  const apart = Math.abs(a - b)
  return apart === 1 || apart === PROVINCES - 2
}

const INDEX: Readonly<Record<string, Place>> = Object.fromEntries(
  PLACES.map((id, index) => [id, index]),
)

export function placeId(place: Place): PlaceId {
  return at(PLACES, place)
}

/** The index of a place name; throws on a word that is none. */
export function placeOf(id: PlaceId): Place {
  const place = INDEX[id]
  if (place === undefined) throw new Error(`no place "${id}"`)
  return place
}

export function isPlaceId(word: string): word is PlaceId {
  return Object.hasOwn(INDEX, word)
}
