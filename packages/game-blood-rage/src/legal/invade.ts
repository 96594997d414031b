import { at, type Seat } from '@meadhall/kernel'
import { type BloodRageAction, figureAction } from '../actions.ts'
import { cardOf } from '../cards/index.ts'
import { type FigureId, UNITS, type Unit } from '../ids.ts'
import {
  BOARD,
  isFjord,
  type Place,
  type PlaceId,
  placeOf,
  RESERVE,
  VALHALLA,
  YGGDRASIL,
} from '../map.ts'
import { invadeCost } from '../queries/costs.ts'
import {
  countAt,
  figureIndex,
  figuresOnBoard,
  isOpen,
  isShip,
  roomIn,
  unitOf,
} from '../queries/figures.ts'
import { HORNS, statValue } from '../queries/stats.ts'
import { clanUpgradeWith } from '../queries/upgrades.ts'
import { clanAt } from '../state.ts'
import type { ClanFigures, ClanSeen, Table } from '../table.ts'
import type { Verdict } from '../why.ts'

/** BR-5.7: no invasion once as many figures are on the board as the Horns allow. */
export function whyNoInvasion(clan: ClanSeen): Verdict {
  return figuresOnBoard(clan) >= statValue(clan, HORNS) ? 'horns-reached' : null
}

/** Whether a figure may invade a place, its cost aside (BR-5.6, BR-11.1, BR-11.4). */
export function whyNotInto(table: Table, clan: ClanFigures, unit: Unit, place: Place): Verdict {
  return whyNotKind(clan, unit, place) ?? whyNotPlace(table, place)
}

/** What kind of figure goes to what kind of place. */
function whyNotKind(clan: ClanFigures, unit: Unit, place: Place): Verdict {
  if (place >= BOARD) return 'not-on-the-board'
  if (isFjord(place)) return isShip(clan, unit) ? null : 'fjords-for-ships-only'
  if (isShip(clan, unit)) return 'ships-in-fjords-only'
  return place === YGGDRASIL && !mayInvadeYggdrasil(clan, unit) ? 'never-yggdrasil' : null
}

/** Whether a place has room for anybody. */
function whyNotPlace(table: Table, place: Place): Verdict {
  if (isFjord(place)) return isOpen(table, place) ? null : 'fjord-closed'
  if (!isOpen(table, place)) return 'province-destroyed'
  return roomIn(table, place) < 1 ? 'no-empty-village' : null
}

function mayInvadeYggdrasil(clan: ClanFigures, unit: Unit): boolean {
  const card = clan.upgrades[unit]
  return card ? cardOf(card).does.mayInvade === 'yggdrasil' : false
}

/** The two ways to invade as an action: from the reserve for STR, from Valhalla for 1 (BR-11.7). */
export type Way = 'invade' | 'return'
const RETURN_COST = 1

export function originOf(way: Way): Place {
  return way === 'invade' ? RESERVE : VALHALLA
}

export function costOf(clan: ClanFigures, way: Way, unit: Unit): number {
  return way === 'invade' ? invadeCost(clan, unit) : RETURN_COST
}

function whyNotThisWay(clan: ClanSeen, way: Way): Verdict {
  if (way === 'return' && !clanUpgradeWith(clan, 'grants', 'return')) return 'needs-friggas-domain'
  return whyNoInvasion(clan)
}

function whyNotWith(clan: ClanSeen, way: Way, unit: Unit): Verdict {
  if (unit < 0 || figureIndex(clan, unit) < 0) return 'no-such-figure'
  if (countAt(clan, unit, originOf(way)) < 1)
    return way === 'invade' ? 'not-in-reserve' : 'not-in-valhalla'
  return costOf(clan, way, unit) > clan.rage ? 'too-little-rage' : null
}

export function whyNotInvade(
  table: Table,
  seat: Seat,
  way: Way,
  figure: FigureId,
  place: PlaceId,
): Verdict {
  const clan = clanAt(table, seat)
  const unit = unitOf(clan, figure)
  return (
    whyNotThisWay(clan, way) ??
    whyNotWith(clan, way, unit) ??
    whyNotInto(table, clan, unit, placeOf(place))
  )
}

/** Places with room, found once for all figures; used again so that listing allocates nothing. */
const targets: Place[] = []

function findTargets(table: Table): number {
  let count = 0
  for (let place = 0; place < BOARD; place++) {
    if (whyNotPlace(table, place) === null) targets[count++] = place
  }
  return count
}

export function listInvasions(table: Table, seat: Seat, way: Way, out: BloodRageAction[]): void {
  const clan = clanAt(table, seat)
  if (whyNotThisWay(clan, way) !== null) return
  const count = findTargets(table)
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    if (whyNotWith(clan, way, unit) !== null) continue
    const figure = figureIndex(clan, unit)
    for (let index = 0; index < count; index++) {
      const place = at(targets, index)
      if (whyNotKind(clan, unit, place) === null) out.push(figureAction(way, seat, figure, place))
    }
  }
}

/** Whether the unit has any place to invade. */
export function hasTarget(table: Table, clan: ClanFigures, unit: Unit): boolean {
  for (let place = 0; place < BOARD; place++) {
    if (whyNotInto(table, clan, unit, place) === null) return true
  }
  return false
}

/** Whether a Warrior of the reserve can be put into a province for free (Succor, Blessing). */
export function canAddWarrior(table: Table, seat: Seat, place: Place): boolean {
  const clan = clanAt(table, seat)
  if (at(clan.warriors, RESERVE) < 1 || whyNoInvasion(clan) !== null) return false
  return whyNotInto(table, clan, 0, place) === null
}
