import {
  battlefield,
  cardOf,
  type Figure,
  FJORDS,
  fjordOf,
  neighboursOf,
  OUTER_PROVINCES,
  type Place,
  PROVINCES,
  type Province,
  villagesOf,
} from '../rules/index.ts'
import type { Chance } from './chance.ts'

const WARRIORS = 8

/** Where figures are to be put, round one province that is going to be pillaged. */
export interface Ground {
  readonly province: Province
  readonly destroyed: readonly Province[]
  /** How many figures each province holds so far. */
  readonly crowd: Map<Place, number>
}

/** A clan's figures; those that are to fight for it stand on the ground already. */
export interface Muster {
  readonly upgrades: readonly string[]
  /** The most figures on the board. */
  readonly horns: number
  /** Whether at least one figure must stand in the province or in its fjord. */
  readonly mustFight: boolean
}

/** Puts a clan's figures all over the table, most of them where the battle is or near it. */
export function musterFigures(chance: Chance, ground: Ground, muster: Muster): Figure[] {
  const kinds = kindsOf(muster.upgrades)
  const figures: Figure[] = []
  let left = chance.oneIn(3) ? muster.horns : chance.upTo(muster.horns)
  if (muster.mustFight) {
    const place = firstStand(chance, ground, kinds)
    if (place !== null) figures.push(place)
    left -= 1
  }
  for (const kind of kinds) {
    const place: Place | null = left > 0 ? somewhere(chance, ground, kind) : null
    if (place !== null) left -= 1
    figures.push({ kind, place: place ?? chance.pick(['reserve', 'reserve', 'valhalla']) })
  }
  return figures
}

/** In the order in which they are put down: single figures come before the many Warriors. */
function kindsOf(upgrades: readonly string[]): string[] {
  const monsters = upgrades.map(cardOf).filter(({ slot }) => slot === 'monster')
  const singles = ['leader', 'ship', ...monsters.map(({ name }) => name)]
  return [...singles, ...Array.from({ length: WARRIORS }, () => 'warrior')]
}

/** One figure that fights: taken out of the kinds still to be put down. */
function firstStand(chance: Chance, ground: Ground, kinds: string[]): Figure | null {
  const open = battlefield(ground.province).flatMap((place) =>
    kinds.filter((kind) => mayStand(ground, kind, place)).map((kind) => ({ kind, place })),
  )
  if (open.length === 0) return null
  const first = chance.pick(open)
  kinds.splice(kinds.indexOf(first.kind), 1)
  return stand(ground, first)
}

function somewhere(chance: Chance, ground: Ground, kind: string): Place | null {
  if (chance.oneIn(4)) return null
  const places = wishes(chance, ground, kind).filter((place) => mayStand(ground, kind, place))
  if (places.length === 0) return null
  return stand(ground, { kind, place: chance.pick(places) }).place
}

/** Near the battle twice in three times. */
function wishes(chance: Chance, { province }: Ground, kind: string): readonly Place[] {
  if (isShip(kind)) {
    const fjord = fjordOf(province)
    return fjord === null || chance.oneIn(4) ? FJORDS : [fjord]
  }
  if (chance.oneIn(3)) return [province]
  return chance.oneIn(3) ? PROVINCES : [province, ...neighboursOf(province)]
}

function mayStand({ destroyed, crowd }: Ground, kind: string, place: Place): boolean {
  const fjord = FJORDS.find((one) => one === place)
  if (fjord !== undefined) return isShip(kind) && isOpen(destroyed, fjord)
  const province = PROVINCES.find((one) => one === place)
  if (province === undefined || isShip(kind) || destroyed.includes(province)) return false
  return (crowd.get(place) ?? 0) < villagesOf(province)
}

/** A fjord is open as long as one of its provinces survives (BR-2.4). */
function isOpen(destroyed: readonly Province[], fjord: Place): boolean {
  return OUTER_PROVINCES.some((one) => fjordOf(one) === fjord && !destroyed.includes(one))
}

function isShip(kind: string): boolean {
  return kind === 'ship' || kind === 'sea-serpent'
}

function stand({ crowd }: Ground, figure: Figure): Figure {
  crowd.set(figure.place, (crowd.get(figure.place) ?? 0) + 1)
  return figure
}
