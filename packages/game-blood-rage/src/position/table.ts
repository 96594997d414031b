import { ScenarioError } from '@meadhall/kernel'
import type { Age, ClanId, Phase, Token } from '../ids.ts'
import { type Place, PROVINCES, YGGDRASIL } from '../map.ts'
import { type Fields, readChoice, readClan, readList, readPlace } from './words.ts'

const TOKENS = ['rage', 'axes', 'horns', 'glory'] as const
/** Tokens by province unless the scenario says otherwise, from Myrkulor round to Gimle. */
const USUAL_TOKENS: readonly Token[] = [
  'rage',
  'axes',
  'horns',
  'rage',
  'axes',
  'horns',
  'rage',
  'glory',
]
/** Doomed provinces unless the scenario says otherwise: the first of these that survive. */
const USUAL_DOOMS: readonly Place[] = [1, 4, 5, 6, 2, 3, 7, 8]
const AGES = 3

export function readClans(value: unknown): ClanId[] {
  const clans = readList('given.clans', value ?? ['wolf', 'raven']).map((name) =>
    readClan('given.clans', name),
  )
  if (clans.length < 2 || clans.length > 4)
    throw new ScenarioError('given.clans', 'must name 2 to 4 clans')
  if (new Set(clans).size < clans.length)
    throw new ScenarioError('given.clans', 'must not name a clan twice')
  return clans
}

/** The seat of a clan that must be in the game. */
export function readSeat(place: string, value: unknown, clans: readonly ClanId[]): number {
  const seat = clans.indexOf(readClan(place, value))
  if (seat < 0) throw new ScenarioError(place, `"${value}" is not in this game`)
  return seat
}

export function readProvinces(place: string, value: unknown): Place[] {
  return readList(place, value).map((name) => {
    const province = readPlace(place, name)
    if (province >= PROVINCES) throw new ScenarioError(place, `"${name}" is no province`)
    return province
  })
}

/** Ragnarök never takes Yggdrasil (BR-2.2). */
export function readDestroyed(value: unknown): Place[] {
  const destroyed = readProvinces('given.destroyed', value)
  if (destroyed.includes(YGGDRASIL))
    throw new ScenarioError('given.destroyed', 'Yggdrasil is never destroyed')
  return destroyed
}

export function flags(places: readonly Place[]): boolean[] {
  return Array.from({ length: PROVINCES }, (_, province) => places.includes(province))
}

/**
 * The doomed provinces of the three ages. Those whose Ragnarök is still to come must survive; where
 * nothing is said they are taken in a fixed order.
 */
export function readDooms(
  value: unknown,
  destroyed: readonly Place[],
  age: Age,
  phase: Phase,
): Place[] {
  const past = phase === 'release' ? age : age - 1
  const dooms = value === undefined ? usualDooms(destroyed, past) : saidDooms(value)
  if (dooms.slice(past).some((doomed) => destroyed.includes(doomed))) {
    throw new ScenarioError('given.dooms', 'names a destroyed province for a Ragnarök to come')
  }
  return dooms
}

function usualDooms(destroyed: readonly Place[], past: number): Place[] {
  const gone = USUAL_DOOMS.filter((place) => destroyed.includes(place))
  const left = USUAL_DOOMS.filter((place) => !destroyed.includes(place))
  const before = [...gone, ...left].slice(0, past)
  const later = left.filter((place) => !before.includes(place)).slice(0, AGES - past)
  if (before.length + later.length < AGES)
    throw new ScenarioError('given.destroyed', 'leaves no province for a Ragnarök to come')
  return [...before, ...later]
}

function saidDooms(value: unknown): Place[] {
  const dooms = readProvinces('given.dooms', value)
  if (dooms.length === AGES && new Set(dooms).size === AGES && !dooms.includes(YGGDRASIL))
    return dooms
  throw new ScenarioError(
    'given.dooms',
    'must name three different outer provinces, for ages 1, 2 and 3',
  )
}

/** The tokens said, the others filled up from what is left of the eight (BR-1.8). */
export function readTokens(given: Fields): Token[] {
  const left = USUAL_TOKENS.slice()
  const said = new Map<Place, Token>()
  for (const [name, value] of Object.entries(given)) {
    const place = `given.tokens.${name}`
    const token: Token = readChoice(place, value, TOKENS)
    const index = left.indexOf(token)
    if (index < 0) throw new ScenarioError(place, `there are not so many "${token}" tokens`)
    left.splice(index, 1)
    said.set(outerProvince(place, name), token)
  }
  return Array.from({ length: PROVINCES }, (_, place) => {
    if (place === YGGDRASIL) return 'yggdrasil'
    return said.get(place) ?? (left.shift() as Token)
  })
}

function outerProvince(place: string, name: string): Place {
  const province = readPlace(place, name)
  if (province > YGGDRASIL && province < PROVINCES) return province
  throw new ScenarioError(place, `"${name}" is no outer province`)
}
