import { tactic } from './row.ts'

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
  tactic('base', 'heroic-attack-sword', 1, { kind: 'strength', value: 4, cost: 'sword' }),
  tactic('base', 'heroic-attack-axe', 1, { kind: 'strength', value: 4, cost: 'axe' }),
  tactic('base', 'heroic-attack-spear', 1, { kind: 'strength', value: 4, cost: 'spear' }),
  tactic('base', 'heroic-attack-bow', 1, { kind: 'strength', value: 4, cost: 'bow' }),
  tactic('base', 'heroic-attack-shield', 1, { kind: 'strength', value: 4, cost: 'shield' }),
  // Two grey dice, one of them stays (VH-130).
  tactic('base', 'new-weapons', 5, { kind: 'rollExtraKeep', roll: 2, keep: 1 }),
  // Two rerolls without losing a die (VH-131).
  tactic('base', 'push-back-the-enemy', 5, { kind: 'freeReroll', count: 2 }),
  // Misses become weapons (VH-132).
  tactic('base', 'weapon-exchange', 4, { kind: 'turnMisses' }),
  // The defender's Jarl is off (VH-133).
  tactic('base', 'cut-off-from-the-leader', 2, { kind: 'cancelFoeJarl' }, { role: 'attacker' }),
]
