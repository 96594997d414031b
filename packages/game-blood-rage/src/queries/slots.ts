import type { BloodRageAction } from '../actions.ts'
import { cardOf } from '../cards/index.ts'
import { SLOTS_OF } from '../ids.ts'
import type { ClanFigures } from '../table.ts'

/**
 * Whether an upgrade would go into an empty slot while an earlier one of its kind is empty, too. It
 * is legal (BR-5.9) and leads to the same, so lists and bots leave it out.
 */
export function isSpareUpgrade(clan: ClanFigures, action: BloodRageAction): boolean {
  if (action.type !== 'upgrade' || clan.upgrades[action.slot] !== null) return false
  const { first } = SLOTS_OF[cardOf(action.card).slot ?? 'clan']
  return clan.upgrades.indexOf(null, first) < action.slot
}
