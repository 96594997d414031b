import { at } from '@meadhall/kernel'
import { cardOf } from '../cards/index.ts'
import { FIGURES, type FigureId, LEADER, MONSTER, SHIP, UNITS, type Unit, WARRIOR } from '../ids.ts'
import {
  BOARD,
  fjordOf,
  isProvince,
  type Place,
  RESERVE,
  supportedBy,
  VALHALLA,
  VILLAGES,
} from '../map.ts'
import type { ClanFigures, Table } from '../table.ts'

/** Warriors in a clan (BR-1.1). */
export const WARRIORS = 8

/** Where a single figure (Leader, Ship, monster) is. */
export function placeOfUnit(clan: ClanFigures, unit: Unit): Place {
  return at(clan.singles, unit - 1)
}

/** How many figures of a unit stand in a place. */
export function countAt(clan: ClanFigures, unit: Unit, place: Place): number {
  if (unit === WARRIOR) return at(clan.warriors, place)
  return placeOfUnit(clan, unit) === place ? 1 : 0
}

/** The unit's figure as an index of `FIGURES`, or -1 for an empty monster slot. */
export function figureIndex(clan: ClanFigures, unit: Unit): number {
  if (unit < MONSTER) return unit
  const card = clan.upgrades[unit]
  return card === null || card === undefined ? -1 : cardOf(card).figure
}

export function figureId(clan: ClanFigures, unit: Unit): FigureId {
  return at(FIGURES, figureIndex(clan, unit))
}

/** The unit of a figure's name in this clan, or -1 if the clan has no such figure. */
export function unitOf(clan: ClanFigures, figure: FigureId): Unit {
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    const index = figureIndex(clan, unit)
    if (index >= 0 && FIGURES[index] === figure) return unit
  }
  return -1
}

/** Ships stand in fjords and never move (BR-5.8); the Sea Serpent is one of them (BR-11.4). */
export function isShip(clan: ClanFigures, unit: Unit): boolean {
  if (unit < MONSTER) return unit === SHIP
  const card = clan.upgrades[unit]
  return card !== null && card !== undefined && cardOf(card).does.isShip === true
}

/** Figures in provinces and fjords: what Horns limit (BR-5.7). */
export function figuresOnBoard(clan: ClanFigures): number {
  let count = WARRIORS - at(clan.warriors, RESERVE) - at(clan.warriors, VALHALLA)
  for (let unit: Unit = LEADER; unit < UNITS; unit++)
    if (placeOfUnit(clan, unit) < BOARD) count += 1
  return count
}

export function figuresIn(clan: ClanFigures, place: Place): number {
  let count = at(clan.warriors, place)
  for (let unit: Unit = LEADER; unit < UNITS; unit++)
    if (placeOfUnit(clan, unit) === place) count += 1
  return count
}

/** Figures that a battle in a province involves: those in it and in its fjord (BR-1.4). */
export function figuresAround(clan: ClanFigures, province: Place): number {
  const fjord = fjordOf(province)
  const support = fjord < 0 ? 0 : figuresIn(clan, fjord)
  return figuresIn(clan, province) + support
}

/** Whether a figure of the unit is in the province or supports it. */
export function isAround(clan: ClanFigures, unit: Unit, province: Place): boolean {
  if (countAt(clan, unit, province) > 0) return true
  const fjord = fjordOf(province)
  return fjord >= 0 && countAt(clan, unit, fjord) > 0
}

/** Empty villages; without limit in Yggdrasil. */
export function roomIn(table: Table, province: Place): number {
  let room: number = at(VILLAGES, province)
  if (room === Number.POSITIVE_INFINITY) return room
  for (const clan of table.clans) room -= figuresIn(clan, province)
  return room
}

/** Whether a province is in the game, or a fjord still has a province to support (BR-2.4). */
export function isOpen(table: Table, place: Place): boolean {
  if (isProvince(place)) return !at(table.destroyed, place)
  const [one, other] = supportedBy(place)
  return !at(table.destroyed, one) || !at(table.destroyed, other)
}
