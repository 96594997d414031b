import type { Needs } from '../cards/card.ts'
import type { Weapon } from '../ids.ts'

/** What one warrior needs here and now: what is printed, less what Tyr spares it. */
export type Demand = Needs

/**
 * The demand after Tyr's "one symbol fewer". Giants and warriors without that symbol gain nothing
 * from it; a one-symbol warrior is left with an empty list and needs no die at all (VH-82, VH-R34).
 */
export function demandOf(needs: Needs, dropped: Weapon | null): Demand {
  if (dropped === null || needs.kind !== 'weapons') return needs
  const index = needs.weapons.indexOf(dropped)
  return index < 0 ? needs : { kind: 'weapons', weapons: needs.weapons.toSpliced(index, 1) }
}

/** How many dice lie on a warrior that is activated with this demand. */
export function diceOf(demand: Demand): number {
  return demand.kind === 'weapons' ? demand.weapons.length : demand.count
}
