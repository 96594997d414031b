import { type Card, cardOf } from '../cards/index.ts'
import { LEADER, type Unit } from '../ids.ts'
import type { ClanFigures } from '../table.ts'
import { unitStrength } from './strength.ts'
import { sumOf } from './upgrades.ts'

/** Rage to invade with a figure: its STR in the reserve; the Leader comes free (BR-5.6). */
export function invadeCost(clan: ClanFigures, unit: Unit): number {
  if (unit === LEADER) return 0
  const card = clan.upgrades[unit]
  if (card && cardOf(card).does.starred) return 0
  return unitStrength(clan, unit)
}

/** Rage to play an upgrade: its STR, less what Frigga's Charm takes off (BR-5.9, BR-11.9). */
export function upgradeCost(clan: ClanFigures, card: Card): number {
  if (card.does.starred) return 0
  return Math.max(0, (card.strength ?? 0) - sumOf(clan, 'upgradeDiscount'))
}
