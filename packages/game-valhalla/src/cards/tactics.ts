import type { Weapon } from '../ids.ts'
import { type TacticRow, tactic } from './row.ts'

/** Which weapons there are such cards for is not printed. */
function heroicAttack<const Id extends string>(id: Id, cost: Weapon): TacticRow<Id> {
  return tactic(
    'base',
    id,
    1,
    { kind: 'strength', value: 4, cost },
    { ours: ['version', 'copies'] },
  )
}

/** The tactics of the base deck: 36 cards (VH-1). The rulebook prints their texts. */
export const BASE_TACTICS = [
  // +2 strength (VH-126).
  tactic('base', 'fury', 7, { kind: 'strength', value: 2 }),
  // +3 with the smaller squad (VH-127).
  tactic('base', 'fury-of-the-few', 4, {
    kind: 'strength',
    value: 3,
    condition: { kind: 'fewerWarriorsThanFoe' },
  }),
  // +3 for any die (VH-128), +4 for a die of the shown weapon (VH-129).
  tactic('base', 'heroic-attack', 4, { kind: 'strength', value: 3, cost: 'any' }),
  heroicAttack('heroic-attack-sword', 'sword'),
  heroicAttack('heroic-attack-axe', 'axe'),
  heroicAttack('heroic-attack-spear', 'spear'),
  heroicAttack('heroic-attack-bow', 'bow'),
  heroicAttack('heroic-attack-shield', 'shield'),
  // Two grey dice, one of them stays (VH-130).
  tactic('base', 'new-weapons', 5, { kind: 'rollExtraKeep', roll: 2, keep: 1 }),
  // Two rerolls without losing a die (VH-131).
  tactic('base', 'push-back-the-enemy', 5, { kind: 'freeReroll', count: 2 }),
  // Misses become weapons (VH-132).
  tactic('base', 'weapon-exchange', 4, { kind: 'turnMisses' }),
  // The defender's Jarl is off (VH-133).
  tactic('base', 'cut-off-from-the-leader', 2, { kind: 'cancelFoeJarl' }, { role: 'attacker' }),
]
