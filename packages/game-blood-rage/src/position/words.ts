import { ScenarioError } from '@meadhall/kernel'
import { ALL_CARDS, isCardId } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import {
  type Age,
  CLANS,
  type ClanId,
  FIGURES,
  type FigureId,
  LEADER,
  UNITS,
  type Unit,
} from '../ids.ts'
import { isPlaceId, type Place, placeOf } from '../map.ts'
import { figureId, placeOfUnit } from '../queries/figures.ts'
import type { ClanFigures, Table } from '../table.ts'

export { type Fields, readFields, readList, readNumber } from '@meadhall/kernel'

/** Some figures of a kind: "2 warriors" or "leader". */
export interface FigureCount {
  readonly figure: FigureId
  readonly count: number
}

export function readFlag(place: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new ScenarioError(place, `must be true or false, not ${JSON.stringify(value)}`)
}

export function readChoice<T extends string>(
  place: string,
  value: unknown,
  known: readonly T[],
): T {
  if (typeof value === 'string' && (known as readonly string[]).includes(value)) return value as T
  throw new ScenarioError(place, `must be one of ${known.join(', ')}, not ${JSON.stringify(value)}`)
}

export function readClan(place: string, value: unknown): ClanId {
  return readChoice(place, value, CLANS)
}

export function readPlace(place: string, value: unknown): Place {
  if (typeof value === 'string' && isPlaceId(value)) return placeOf(value)
  throw new ScenarioError(place, `${JSON.stringify(value)} is no place`)
}

/** "warrior", "2 warriors", "troll". */
export function readFigures(place: string, words: string): FigureCount {
  const match = /^(?:([1-8]) )?([a-z-]+?)(s?)$/.exec(words)
  const name = match?.[2] ?? ''
  const figure = FIGURES.find((one) => one === name || one === name + (match?.[3] ?? ''))
  if (match === null || figure === undefined)
    throw new ScenarioError(place, `"${words}" is no figure`)
  return { figure, count: Number(match[1] ?? 1) }
}

/** "wolf 2 warriors": a clan and its figures. */
export function readClanFigures(
  place: string,
  words: string,
): FigureCount & { readonly clan: ClanId } {
  const space = words.indexOf(' ')
  const clan = readClan(place, space < 0 ? words : words.slice(0, space))
  return { clan, ...readFigures(place, words.slice(space + 1)) }
}

/**
 * A card by its id, or by its name alone: then the one of this age, else of the latest before it,
 * else the only one of the later ages.
 */
export function readCard(place: string, name: string, age: Age): CardId {
  if (isCardId(name)) return name
  const found = ALL_CARDS.filter((card) => card.def === name).sort((a, b) => a.age - b.age)
  const card = found.findLast((one) => one.age <= age)
  return card === undefined
    ? onlyCard(
        place,
        name,
        found.map(({ id }) => id),
      )
    : card.id
}

/** The one card that a name can mean; several are refused, so that none is taken silently. */
export function onlyCard(place: string, name: string, ids: readonly CardId[]): CardId {
  const [card, ...more] = new Set(ids)
  if (card === undefined) throw new ScenarioError(place, `"${name}" is no card`)
  if (more.length === 0) return card
  const which = [card, ...more].join(' or ')
  throw new ScenarioError(place, `"${name}" is the name of several cards: say ${which}`)
}

/** The figures in a place, one entry a figure, in a fixed order: ["raven warrior", "wolf leader"]. */
export function figuresIn({ clans }: Pick<Table, 'clans'>, place: Place): string[] {
  return clans
    .flatMap((clan) => figuresOf(clan, place).map((figure) => `${clan.clan} ${figure}`))
    .sort()
}

/** One clan's figures in a place, one entry a figure. */
export function figuresOf(clan: ClanFigures, place: Place): FigureId[] {
  const figures: FigureId[] = Array.from({ length: clan.warriors[place] ?? 0 }, () => 'warrior')
  for (let unit: Unit = LEADER; unit < UNITS; unit++) {
    if (placeOfUnit(clan, unit) === place) figures.push(figureId(clan, unit))
  }
  return figures
}
