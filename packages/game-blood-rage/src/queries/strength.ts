import { at } from '@meadhall/kernel'
import { cardOf } from '../cards/index.ts'
import { LEADER, MONSTER, UNITS, type Unit, WARRIOR } from '../ids.ts'
import { fjordOf, type Place, placeOf } from '../map.ts'
import type { ClanFigures } from '../table.ts'
import { placeOfUnit } from './figures.ts'

/** STR of Warriors, Leader and Ship without an upgrade (BR-1.1). */
const BASE = [1, 3, 2] as const

/** STR of one figure of a unit, as its upgrade sets it (BR-5.10). */
export function unitStrength(clan: ClanFigures, unit: Unit): number {
  const card = clan.upgrades[unit]
  if (card) return cardOf(card).strength ?? 0
  return unit < MONSTER ? at(BASE, unit) : 0
}

/** STR of some Warriors in one province: pairs may count for more (BR-11.2). */
export function warriorsStrength(clan: ClanFigures, count: number): number {
  const each = unitStrength(clan, WARRIOR)
  const card = clan.upgrades[WARRIOR]
  const pair = card ? cardOf(card).does.pairStrength : undefined
  if (pair === undefined) return count * each
  return Math.floor(count / 2) * pair + (count % 2) * each
}

/** STR of a single figure where it stands. */
export function singleStrength(clan: ClanFigures, unit: Unit, place: Place): number {
  const card = clan.upgrades[unit]
  const special = card ? cardOf(card).does.strengthIn : undefined
  if (special && placeOf(special.province) === place) return special.strength
  return unitStrength(clan, unit)
}

/** A clan's STR in a province, support from the fjord included (BR-8.4). */
export function strengthIn(clan: ClanFigures, province: Place): number {
  const fjord = fjordOf(province)
  let total = warriorsStrength(clan, at(clan.warriors, province))
  for (let unit: Unit = LEADER; unit < UNITS; unit++) {
    const place = placeOfUnit(clan, unit)
    if (place === province || place === fjord) total += singleStrength(clan, unit, place)
  }
  return total
}
