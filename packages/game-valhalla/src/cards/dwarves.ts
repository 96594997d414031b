import { tactic, warrior, weapons } from './row.ts'

/** The Dwarves of Svartalfheim (VH-71): each of the four traits seven times (VH-75 to VH-78). */
export const DWARVES = [
  warrior('dwarves', 'dwarf', 'nordri', 2, 1, weapons('axe'), { trait: { kind: 'blockFoe' } }),
  warrior('dwarves', 'dwarf', 'sudri', 3, 2, weapons('shield', 'axe'), {
    trait: { kind: 'blockFoe' },
  }),
  warrior('dwarves', 'dwarf', 'austri', 3, 2, weapons('shield', 'sword'), {
    trait: { kind: 'blockFoe' },
  }),
  warrior('dwarves', 'dwarf', 'vestri', 3, 2, weapons('axe', 'spear'), {
    trait: { kind: 'blockFoe' },
  }),
  warrior('dwarves', 'dwarf', 'brokk', 3, 2, weapons('bow', 'spear'), {
    trait: { kind: 'blockFoe' },
  }),
  warrior('dwarves', 'dwarf', 'sindri', 6, 3, weapons('shield', 'axe', 'sword'), {
    trait: { kind: 'blockFoe' },
  }),
  warrior('dwarves', 'dwarf', 'eitri', 6, 3, weapons('axe', 'spear', 'bow'), {
    trait: { kind: 'blockFoe' },
  }),
  warrior('dwarves', 'dwarf', 'andvari', 2, 1, weapons('shield'), {
    trait: { kind: 'denyValhalla' },
  }),
  warrior('dwarves', 'dwarf', 'alvis', 4, 2, weapons('shield', 'bow'), {
    trait: { kind: 'denyValhalla' },
  }),
  warrior('dwarves', 'dwarf', 'litr', 4, 2, weapons('sword', 'spear'), {
    trait: { kind: 'denyValhalla' },
  }),
  warrior('dwarves', 'dwarf', 'vitr', 4, 2, weapons('axe', 'bow'), {
    trait: { kind: 'denyValhalla' },
  }),
  warrior('dwarves', 'dwarf', 'nyr', 4, 2, weapons('shield', 'spear'), {
    trait: { kind: 'denyValhalla' },
  }),
  warrior('dwarves', 'dwarf', 'nidi', 7, 3, weapons('sword', 'spear', 'bow'), {
    trait: { kind: 'denyValhalla' },
  }),
  warrior('dwarves', 'dwarf', 'rekk', 7, 3, weapons('shield', 'axe', 'bow'), {
    trait: { kind: 'denyValhalla' },
  }),
  warrior('dwarves', 'dwarf', 'veig', 2, 1, weapons('sword'), {
    trait: { kind: 'forceDiscardTactic' },
  }),
  warrior('dwarves', 'dwarf', 'vindalf', 2, 1, weapons('bow'), {
    trait: { kind: 'forceDiscardTactic' },
  }),
  warrior('dwarves', 'dwarf', 'hornbori', 4, 2, weapons('axe', 'sword'), {
    trait: { kind: 'forceDiscardTactic' },
  }),
  warrior('dwarves', 'dwarf', 'fraeg', 4, 2, weapons('sword', 'bow'), {
    trait: { kind: 'forceDiscardTactic' },
  }),
  warrior('dwarves', 'dwarf', 'loni', 5, 2, weapons('shield', 'shield'), {
    trait: { kind: 'forceDiscardTactic' },
  }),
  warrior('dwarves', 'dwarf', 'aurvang', 7, 3, weapons('axe', 'sword', 'spear'), {
    trait: { kind: 'forceDiscardTactic' },
  }),
  warrior('dwarves', 'dwarf', 'jari', 7, 3, weapons('sword', 'shield', 'bow'), {
    trait: { kind: 'forceDiscardTactic' },
  }),
  warrior('dwarves', 'dwarf', 'fjalar', 1, 1, weapons('spear'), {
    trait: { kind: 'discardForStrength', bonus: 3 },
  }),
  warrior('dwarves', 'dwarf', 'galar', 1, 1, weapons('axe'), {
    trait: { kind: 'discardForStrength', bonus: 3 },
  }),
  warrior('dwarves', 'dwarf', 'skirfir', 3, 2, weapons('spear', 'shield'), {
    trait: { kind: 'discardForStrength', bonus: 3 },
  }),
  warrior('dwarves', 'dwarf', 'virfir', 3, 2, weapons('spear', 'bow'), {
    trait: { kind: 'discardForStrength', bonus: 3 },
  }),
  warrior('dwarves', 'dwarf', 'hepti', 4, 2, weapons('axe', 'axe'), {
    trait: { kind: 'discardForStrength', bonus: 3 },
  }),
  warrior('dwarves', 'dwarf', 'hannar', 6, 3, weapons('shield', 'sword', 'spear'), {
    trait: { kind: 'discardForStrength', bonus: 3 },
  }),
  warrior('dwarves', 'dwarf', 'svior', 6, 3, weapons('spear', 'axe', 'bow'), {
    trait: { kind: 'discardForStrength', bonus: 3 },
  }),
]

export const DWARF_TACTICS = [
  // Before a battle: the topmost warrior of the discard pile (VH-72).
  tactic('dwarves', 'call-to-battle', 4, { kind: 'callFromDiscard' }, { timing: 'beforeBattle' }),
  // +1 for each warrior of the squad (VH-73).
  tactic('dwarves', 'war-cry-squad', 4, { kind: 'strengthPerWarrior', value: 1 }),
  // More for each activated warrior (VH-74).
  tactic('dwarves', 'war-cry-activation', 4, {
    kind: 'strengthByActivated',
    table: [0, 1, 2, 4, 6],
  }),
]
