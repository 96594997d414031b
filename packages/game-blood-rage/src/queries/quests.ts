import type { Seat } from '@meadhall/kernel'
import type { QuestCondition } from '../cards/card.ts'
import { LEADER, UNITS, type Unit } from '../ids.ts'
import { type Place, PROVINCES, placeOf, regionOf, VALHALLA } from '../map.ts'
import { type ClanState, clanAt, type State } from '../state.ts'
import { isOpen, placeOfUnit } from './figures.ts'
import { strengthIn } from './strength.ts'

/** Whether a quest's condition holds for a clan now (BR-8.2, BR-8.3). */
export function isCompleted(
  state: Readonly<State>,
  seat: Seat,
  condition: QuestCondition,
): boolean {
  switch (condition.kind) {
    case 'mostStrengthInRegion':
      return holdsRegion(state, seat, condition.region)
    case 'mostStrengthIn':
      return hasMostStrength(state, seat, placeOf(condition.province))
    case 'figuresInValhalla':
      return figuresInValhalla(clanAt(state, seat)) >= condition.atLeast
  }
}

function holdsRegion(state: Readonly<State>, seat: Seat, region: string): boolean {
  for (let province = 0; province < PROVINCES; province++) {
    if (regionOf(province) === region && hasMostStrength(state, seat, province)) return true
  }
  return false
}

/** Strictly more than every other clan; a tie fails, and so does a destroyed province. */
export function hasMostStrength(state: Readonly<State>, seat: Seat, province: Place): boolean {
  if (!isOpen(state, province)) return false
  const own = strengthIn(clanAt(state, seat), province)
  if (own === 0) return false
  return state.clans.every((clan, other) => other === seat || strengthIn(clan, province) < own)
}

export function figuresInValhalla(clan: Readonly<ClanState>): number {
  let count = clan.warriors[VALHALLA] ?? 0
  for (let unit: Unit = LEADER; unit < UNITS; unit++)
    if (placeOfUnit(clan, unit) === VALHALLA) count += 1
  return count
}
