import type { Seat } from '@meadhall/kernel'
import type { QuestCondition } from '../cards/card.ts'
import { LEADER, UNITS, type Unit } from '../ids.ts'
import { type Place, PROVINCES, placeOf, regionOf, VALHALLA } from '../map.ts'
import { clanAt } from '../state.ts'
import type { ClanFigures, Table } from '../table.ts'
import { isOpen, placeOfUnit } from './figures.ts'
import { strengthIn } from './strength.ts'

/** Whether a quest's condition holds for a clan now (BR-8.2, BR-8.3). */
export function isCompleted(table: Table, seat: Seat, condition: QuestCondition): boolean {
  switch (condition.kind) {
    case 'mostStrengthInRegion':
      return holdsRegion(table, seat, condition.region)
    case 'mostStrengthIn':
      return hasMostStrength(table, seat, placeOf(condition.province))
    case 'figuresInValhalla':
      return figuresInValhalla(clanAt(table, seat)) >= condition.atLeast
  }
}

function holdsRegion(table: Table, seat: Seat, region: string): boolean {
  for (let province = 0; province < PROVINCES; province++) {
    if (regionOf(province) === region && hasMostStrength(table, seat, province)) return true
  }
  return false
}

/** Strictly more than every other clan; a tie fails, and so does a destroyed province. */
export function hasMostStrength(table: Table, seat: Seat, province: Place): boolean {
  if (!isOpen(table, province)) return false
  const own = strengthIn(clanAt(table, seat), province)
  if (own === 0) return false
  return table.clans.every((clan, other) => other === seat || strengthIn(clan, province) < own)
}

export function figuresInValhalla(clan: ClanFigures): number {
  let count = clan.warriors[VALHALLA] ?? 0
  for (let unit: Unit = LEADER; unit < UNITS; unit++)
    if (placeOfUnit(clan, unit) === VALHALLA) count += 1
  return count
}
