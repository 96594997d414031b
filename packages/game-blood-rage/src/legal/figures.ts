import { at, type Seat } from '@meadhall/kernel'
import { type BloodRageAction, figureAction, placeAction, simpleAction } from '../actions.ts'
import { cardOf } from '../cards/index.ts'
import type { DestroyFrame } from '../frames.ts'
import { LEADER, MONSTER, UNITS, type Unit, WARRIOR } from '../ids.ts'
import { areAdjacent, BOARD, fjordOf, type Place, PROVINCES, placeOf, YGGDRASIL } from '../map.ts'
import { countAt, figureIndex, placeOfUnit, unitOf } from '../queries/figures.ts'
import { clanUpgradeWith } from '../queries/upgrades.ts'
import { clanAt, topFrame } from '../state.ts'
import type { ClanFigures, ClanSeen, Table } from '../table.ts'
import type { Verdict } from '../why.ts'
import { whyNotInto } from './invade.ts'
import { listMovable, movableIn, whyNotEnter, whyNotMove } from './march.ts'
import type { Question } from './question.ts'

/** Where to invade for free, if at all (BR-5.10, BR-5.11). */
export const freeInvasionQuestion: Question<'free-invasion'> = {
  list(state, { seat }, out) {
    const { unit } = topFrame(state, 'freeInvasion')
    const clan = clanAt(state, seat)
    for (let place = 0; place < BOARD; place++) {
      if (whyNotInto(state, clan, unit, place) === null) out.push(placeAction('place', seat, place))
    }
    out.push(simpleAction('decline', seat))
  },
  why(state, { seat }, action) {
    if (action.type === 'decline') return null
    const { unit } = topFrame(state, 'freeInvasion')
    return whyNotInto(state, clanAt(state, seat), unit, placeOf(action.place))
  },
}

/** Yes or no: an extra Warrior, or a pillage right after an invasion. */
export const yesNoQuestion = {
  list(_state, { seat }, out) {
    out.push(simpleAction('accept', seat), simpleAction('decline', seat))
  },
  why: () => null,
} satisfies Question<'extra-warrior'>

/** Whether the clan has a figure that could answer the call (BR-6.1). */
export function canJoin(clan: ClanFigures, province: Place): boolean {
  for (let from = 0; from < PROVINCES; from++) {
    if (areAdjacent(from, province) && movableIn(clan, from) > 0) return true
  }
  return false
}

/** Which figure joins the battle, if any (BR-6.1). */
export const callQuestion: Question<'call-to-battle'> = {
  list(state, { seat }, out) {
    const { province } = topFrame(state, 'call')
    const clan = clanAt(state, seat)
    for (let from = 0; from < PROVINCES; from++) {
      if (areAdjacent(from, province)) listMovable(clan, seat, from, out)
    }
    out.push(simpleAction('decline', seat))
  },
  why(state, { seat }, action) {
    if (action.type === 'decline') return null
    const from = placeOf(action.place)
    if (whyNotMove(clanAt(state, seat), action.figure, from) !== null) return 'cannot-answer-call'
    return areAdjacent(from, topFrame(state, 'call').province) ? null : 'not-adjacent'
  },
}

/** The one place where a unit stands in a battle: the province, or for a ship its fjord. */
export function battlePlace(clan: ClanFigures, unit: Unit, province: Place): Place {
  if (countAt(clan, unit, province) > 0) return province
  const fjord = fjordOf(province)
  return fjord >= 0 && countAt(clan, unit, fjord) > 0 ? fjord : -1
}

/** Which figure stays when Odin's Tide takes the rest (BR-6.15). */
export const keepFigureQuestion: Question<'keep-figure'> = {
  must: 'keep-one',
  list(state, { seat }, out) {
    const { province } = topFrame(state, 'keepOne')
    const clan = clanAt(state, seat)
    for (let unit: Unit = 0; unit < UNITS; unit++) {
      const place = battlePlace(clan, unit, province)
      if (place >= 0) out.push(figureAction('figure', seat, figureIndex(clan, unit), place))
    }
  },
  why(state, { seat }, action) {
    const clan = clanAt(state, seat)
    const unit = unitOf(clan, action.figure)
    if (unit < 0) return 'not-in-battle'
    const place = battlePlace(clan, unit, topFrame(state, 'keepOne').province)
    return place >= 0 && place === placeOf(action.place) ? null : 'not-in-battle'
  },
}

const PROTECTION_COST = 1

/** Whether a clan may pay to keep figures from this destruction (BR-11.8, BR-9.3). */
export function canProtect(clan: ClanSeen, frame: Readonly<DestroyFrame>): boolean {
  if (frame.cause === 'ragnarok' || clan.rage < PROTECTION_COST) return false
  return clanUpgradeWith(clan, 'saves', 'forRage') !== null
}

/** The threatened unit that may flee to Yggdrasil, or -1: never out of Yggdrasil itself. */
export function fleeingUnit(clan: ClanFigures, frame: Readonly<DestroyFrame>): Unit {
  for (let unit: Unit = MONSTER; unit < UNITS; unit++) {
    const card = clan.upgrades[unit]
    if (!isThreatened(frame, unit) || placeOfUnit(clan, unit) === YGGDRASIL) continue
    if (card && cardOf(card).does.saves === 'byFlight') return unit
  }
  return -1
}

export function isThreatened(frame: Readonly<DestroyFrame>, unit: Unit): boolean {
  return unit === WARRIOR ? frame.warriors > 0 : at(frame.singles, unit - 1)
}

function threatenedPlace(clan: ClanFigures, frame: Readonly<DestroyFrame>, unit: Unit): Place {
  return unit === WARRIOR ? frame.province : placeOfUnit(clan, unit)
}

function listProtections(clan: ClanSeen, frame: DestroyFrame, out: BloodRageAction[]): void {
  if (!canProtect(clan, frame)) return
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    if (!isThreatened(frame, unit)) continue
    const place = threatenedPlace(clan, frame, unit)
    out.push(figureAction('figure', frame.owner, figureIndex(clan, unit), place))
  }
}

/** What to save from destruction, and how (BR-11.8, BR-9.3). */
export const saveQuestion: Question<'save-figure'> = {
  list(state, { seat }, out) {
    const frame = topFrame(state, 'destroy')
    const clan = clanAt(state, seat)
    listProtections(clan, frame, out)
    if (fleeingUnit(clan, frame) >= 0) out.push(simpleAction('flee', seat))
    out.push(simpleAction('decline', seat))
  },
  why(state, { seat }, action) {
    const frame = topFrame(state, 'destroy')
    const clan = clanAt(state, seat)
    if (action.type === 'decline') return null
    if (action.type === 'flee') return fleeingUnit(clan, frame) >= 0 ? null : 'cannot-flee'
    if (!canProtect(clan, frame)) return 'cannot-protect'
    const unit = unitOf(clan, action.figure)
    if (unit < 0 || !isThreatened(frame, unit)) return 'not-threatened'
    return threatenedPlace(clan, frame, unit) === placeOf(action.place) ? null : 'not-threatened'
  },
}

/** A clan's figures on the board, those that are alike in one place once. */
export function victimsToChoose(
  clan: ClanFigures,
): { readonly unit: Unit; readonly place: Place }[] {
  const found: { unit: Unit; place: Place }[] = []
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    for (let place = 0; place < BOARD; place++)
      if (countAt(clan, unit, place) > 0) found.push({ unit, place })
  }
  return found
}

/** Which own figure is given up (BR-11.11). */
export const sacrificeQuestion: Question<'sacrifice'> = {
  must: 'must-sacrifice',
  list(state, { seat }, out) {
    const clan = clanAt(state, seat)
    for (const { unit, place } of victimsToChoose(clan))
      out.push(figureAction('figure', seat, figureIndex(clan, unit), place))
  },
  why(state, { seat }, action) {
    const clan = clanAt(state, seat)
    const unit = unitOf(clan, action.figure)
    const place = placeOf(action.place)
    return unit >= 0 && place < BOARD && countAt(clan, unit, place) > 0
      ? null
      : 'nothing-to-sacrifice'
  },
}

/** Why the Leader cannot move on to a province (BR-11.12). */
export function whyNotLeaderTo(table: Table, seat: Seat, to: Place): Verdict {
  const from = placeOfUnit(clanAt(table, seat), LEADER)
  if (!areAdjacent(from, to)) return 'leader-to-neighbour'
  return whyNotEnter(table, to)
}

/** Where the Leader moves on to, if at all (BR-11.12). */
export const moveLeaderQuestion: Question<'move-leader'> = {
  list(state, { seat }, out) {
    for (let to = 0; to < PROVINCES; to++) {
      if (whyNotLeaderTo(state, seat, to) === null) out.push(placeAction('place', seat, to))
    }
    out.push(simpleAction('decline', seat))
  },
  why(state, { seat }, action) {
    if (action.type === 'decline') return null
    return whyNotLeaderTo(state, seat, placeOf(action.place))
  },
}
