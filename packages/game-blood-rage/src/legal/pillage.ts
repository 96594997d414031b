import { at, type Seat } from '@meadhall/kernel'
import { type BloodRageAction, placeAction } from '../actions.ts'
import { isProvince, type Place, PROVINCES } from '../map.ts'
import { figuresAround, isOpen } from '../queries/figures.ts'
import { clanUpgradeWith } from '../queries/upgrades.ts'
import { clanAt } from '../state.ts'
import type { ClanFigures, ClanSeen, Table } from '../table.ts'
import type { Verdict } from '../why.ts'

export const CHALLENGE_COST = 2

/** A pillage as its own action, or once more through Tyr's Challenge (BR-5.14, BR-11.10). */
export type PillageWay = 'pillage' | 'challenge'

function whyNotThisWay(clan: ClanSeen, way: PillageWay): Verdict {
  if (way === 'pillage') return null
  if (!clanUpgradeWith(clan, 'grants', 'challenge')) return 'needs-challenge'
  return clan.rage < CHALLENGE_COST ? 'too-little-rage' : null
}

function whyNotThere(table: Table, clan: ClanFigures, way: PillageWay, place: Place): Verdict {
  if (!isProvince(place)) return 'not-a-province'
  if (!isOpen(table, place)) return 'province-destroyed'
  const pillaged = at(table.pillaged, place)
  if (way === 'pillage' && pillaged) return 'already-pillaged'
  if (way === 'challenge' && !pillaged) return 'not-yet-pillaged'
  return figuresAround(clan, place) < 1 ? 'no-figure-there' : null
}

export function whyNotPillage(table: Table, seat: Seat, way: PillageWay, place: Place): Verdict {
  const clan = clanAt(table, seat)
  return whyNotThisWay(clan, way) ?? whyNotThere(table, clan, way, place)
}

export function listPillages(
  table: Table,
  seat: Seat,
  way: PillageWay,
  out: BloodRageAction[],
): void {
  const clan = clanAt(table, seat)
  if (whyNotThisWay(clan, way) !== null) return
  for (let place = 0; place < PROVINCES; place++) {
    if (whyNotThere(table, clan, way, place) === null) out.push(placeAction(way, seat, place))
  }
}
