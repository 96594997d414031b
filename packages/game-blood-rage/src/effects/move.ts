import { at } from '@meadhall/kernel'
import { LEADER, UNITS, type Unit, WARRIOR } from '../ids.ts'
import { type Place, RESERVE, VALHALLA } from '../map.ts'
import { placeOfUnit } from '../queries/figures.ts'
import { figuresInValhalla } from '../queries/quests.ts'
import type { ClanState } from '../state.ts'
import type { ClanFigures } from '../table.ts'

/** A clan's figures to be moved: all that a story told afterwards has of a clan. */
export type MovableFigures = Pick<ClanState, keyof ClanFigures>

/** Moves one figure of a unit. */
export function moveUnit(clan: MovableFigures, unit: Unit, from: Place, to: Place): void {
  if (unit !== WARRIOR) {
    clan.singles[unit - 1] = to
    return
  }
  clan.warriors[from] = at(clan.warriors, from) - 1
  clan.warriors[to] = at(clan.warriors, to) + 1
}

/** Brings everybody back from Valhalla to the reserve, and tells how many (BR-10.1). */
export function release(clan: MovableFigures): number {
  const count = figuresInValhalla(clan)
  clan.warriors[RESERVE] = at(clan.warriors, RESERVE) + at(clan.warriors, VALHALLA)
  clan.warriors[VALHALLA] = 0
  for (let unit: Unit = LEADER; unit < UNITS; unit++) {
    if (placeOfUnit(clan, unit) === VALHALLA) clan.singles[unit - 1] = RESERVE
  }
  return count
}
