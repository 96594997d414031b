import { at, type Seat } from '@meadhall/kernel'
import { type BloodRageAction, figureAction, marchAction, simpleAction } from '../actions.ts'
import { type FigureId, UNITS, type Unit } from '../ids.ts'
import { isFjord, isProvince, type Place, PROVINCES, placeOf } from '../map.ts'
import { countAt, figureIndex, isOpen, isShip, roomIn, unitOf } from '../queries/figures.ts'
import { clanAt, topFrame } from '../state.ts'
import type { ClanFigures, Table } from '../table.ts'
import type { Verdict } from '../why.ts'
import type { Question } from './question.ts'

export const MARCH_COST = 1

/** Own figures that could leave a province: all but ships (BR-5.8). */
export function movableIn(clan: ClanFigures, province: Place): number {
  let count = 0
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    if (!isShip(clan, unit)) count += countAt(clan, unit, province)
  }
  return count
}

/** Whether figures may move into a province at all; used by march, call to battle and the Leader. */
export function whyNotEnter(table: Table, province: Place): Verdict {
  if (!isProvince(province)) return 'ships-never-move'
  if (!isOpen(table, province)) return 'province-destroyed'
  return roomIn(table, province) < 1 ? 'no-empty-village' : null
}

function whyNotFrom(clan: ClanFigures, from: Place): Verdict {
  if (isFjord(from)) return 'ships-never-move'
  if (!isProvince(from)) return 'nothing-to-march'
  return movableIn(clan, from) < 1 ? 'nothing-to-march' : null
}

export function whyNotMarch(table: Table, seat: Seat, from: Place, to: Place): Verdict {
  const clan = clanAt(table, seat)
  if (clan.rage < MARCH_COST) return 'too-little-rage'
  if (from === to) return 'march-needs-two-provinces'
  return whyNotFrom(clan, from) ?? whyNotEnter(table, to)
}

/** Origins of a march, found once for all targets; used again so that listing allocates nothing. */
const origins: Place[] = []

export function listMarches(table: Table, seat: Seat, out: BloodRageAction[]): void {
  const clan = clanAt(table, seat)
  if (clan.rage < MARCH_COST) return
  let count = 0
  for (let from = 0; from < PROVINCES; from++) {
    if (whyNotFrom(clan, from) === null) origins[count++] = from
  }
  for (let to = 0; to < PROVINCES && count > 0; to++) {
    if (whyNotEnter(table, to) !== null) continue
    for (let index = 0; index < count; index++) {
      const from = at(origins, index)
      if (from !== to) out.push(marchAction(seat, from, to))
    }
  }
}

/** Why a named figure cannot be taken from a province: absent, or a ship. */
export function whyNotMove(clan: ClanFigures, figure: FigureId, from: Place): Verdict {
  const unit = unitOf(clan, figure)
  if (unit < 0) return 'nothing-to-march'
  if (isShip(clan, unit) || !isProvince(from)) return 'ships-never-move'
  return countAt(clan, unit, from) < 1 ? 'nothing-to-march' : null
}

/** Adds a `figure` answer for every movable figure in a province. */
export function listMovable(
  clan: ClanFigures,
  seat: Seat,
  from: Place,
  out: BloodRageAction[],
): void {
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    if (isShip(clan, unit) || countAt(clan, unit, from) < 1) continue
    out.push(figureAction('figure', seat, figureIndex(clan, unit), from))
  }
}

/** Which figures march: one at a time, until the player is done. */
export const marchQuestion: Question<'march'> = {
  list(state, decision, out) {
    const march = topFrame(state, 'march')
    listMovable(clanAt(state, decision.seat), decision.seat, march.from, out)
    if (march.moved > 0) out.push(simpleAction('decline', decision.seat))
  },
  why(state, decision, action) {
    const march = topFrame(state, 'march')
    if (action.type === 'decline') return march.moved > 0 ? null : 'march-at-least-one'
    if (placeOf(action.place) !== march.from) return 'march-needs-two-provinces'
    return whyNotMove(clanAt(state, decision.seat), action.figure, march.from)
  },
}
