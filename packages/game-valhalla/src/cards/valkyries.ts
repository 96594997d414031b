import type { Weapon } from '../ids.ts'
import { type MissionRow, type TacticRow, tactic, warrior, weapons } from './row.ts'

/** The warriors whom the Valkyries chose, with their favours (VH-63, VH-64), and four giants (VH-69). */
export const CHOSEN = [
  warrior('valkyries', 'bear', 'gunnrs-chosen', 2, 1, weapons('axe'), {
    favour: { kind: 'perOther', value: 1 },
  }),
  warrior('valkyries', 'bear', 'hildrs-chosen', 4, 1, weapons('axe', 'sword'), {
    favour: { kind: 'perOther', value: 1 },
  }),
  warrior('valkyries', 'bear', 'skulds-chosen', 4, 1, weapons('sword', 'shield'), {
    favour: { kind: 'withClan', clan: 'boar', value: 2 },
  }),
  warrior('valkyries', 'bear', 'gonduls-chosen', 4, 1, weapons('axe', 'shield'), {
    favour: { kind: 'alone', value: 3 },
  }),
  warrior('valkyries', 'bear', 'geirskoguls-chosen', 7, 2, weapons('axe', 'sword', 'spear'), {
    favour: { kind: 'alone', value: 3 },
  }),
  warrior('valkyries', 'wolf', 'rotas-chosen', 1, 1, weapons('spear'), {
    favour: { kind: 'perOther', value: 1 },
  }),
  warrior('valkyries', 'wolf', 'svipuls-chosen', 1, 1, weapons('bow'), {
    favour: { kind: 'withClan', clan: 'deer', value: 2 },
  }),
  warrior('valkyries', 'wolf', 'sigruns-chosen', 3, 2, weapons('spear', 'bow'), {
    favour: { kind: 'perOther', value: 1 },
  }),
  warrior('valkyries', 'wolf', 'brynhilds-chosen', 3, 2, weapons('spear', 'sword'), {
    favour: { kind: 'withClan', clan: 'giant', value: 2 },
  }),
  warrior('valkyries', 'wolf', 'olruns-chosen', 6, 3, weapons('bow', 'bow', 'spear'), {
    favour: { kind: 'alone', value: 3 },
  }),
  warrior('valkyries', 'boar', 'alvits-chosen', 2, 1, weapons('shield'), {
    favour: { kind: 'withClan', clan: 'wolf', value: 2 },
  }),
  warrior('valkyries', 'boar', 'svavas-chosen', 4, 1, weapons('shield', 'axe'), {
    favour: { kind: 'perOther', value: 1 },
  }),
  warrior('valkyries', 'boar', 'karas-chosen', 4, 1, weapons('shield', 'bow'), {
    favour: { kind: 'withClan', clan: 'bear', value: 2 },
  }),
  warrior('valkyries', 'boar', 'eirs-chosen', 4, 1, weapons('shield', 'spear'), {
    favour: { kind: 'alone', value: 3 },
  }),
  warrior('valkyries', 'boar', 'mists-chosen', 4, 1, weapons('axe', 'spear'), {
    favour: { kind: 'perOther', value: 1 },
  }),
  warrior('valkyries', 'boar', 'herjas-chosen', 7, 2, weapons('shield', 'axe', 'sword'), {
    favour: { kind: 'withClan', clan: 'deer', value: 2 },
  }),
  warrior('valkyries', 'deer', 'randgrids-chosen', 2, 1, weapons('bow'), {
    favour: { kind: 'perOther', value: 1 },
  }),
  warrior('valkyries', 'deer', 'radgrids-chosen', 2, 1, weapons('sword'), {
    favour: { kind: 'withClan', clan: 'boar', value: 2 },
  }),
  warrior('valkyries', 'deer', 'reginleifs-chosen', 4, 1, weapons('bow', 'sword'), {
    favour: { kind: 'withClan', clan: 'wolf', value: 2 },
  }),
  warrior('valkyries', 'deer', 'golls-chosen', 4, 1, weapons('sword', 'spear'), {
    favour: { kind: 'alone', value: 3 },
  }),
  warrior('valkyries', 'deer', 'hlokks-chosen', 4, 1, weapons('bow', 'shield'), {
    favour: { kind: 'perOther', value: 1 },
  }),
  warrior('valkyries', 'deer', 'herfjoturs-chosen', 7, 2, weapons('bow', 'sword', 'shield'), {
    favour: { kind: 'alone', value: 3 },
  }),
  warrior(
    'valkyries',
    'giant',
    'gymir',
    3,
    1,
    { kind: 'differentWeapons', count: 2 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'valkyries',
    'giant',
    'suttung',
    5,
    2,
    { kind: 'differentWeapons', count: 3 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'valkyries',
    'giant',
    'baugi',
    5,
    2,
    { kind: 'differentWeapons', count: 3 },
    { trait: { kind: 'giantDie' } },
  ),
  warrior(
    'valkyries',
    'giant',
    'hymir',
    7,
    4,
    { kind: 'differentWeapons', count: 4 },
    { trait: { kind: 'giantDie' } },
  ),
]

/** Which weapons are delivered is not printed. */
function weaponDelivery<const Id extends string>(id: Id, face: Weapon): TacticRow<Id> {
  return tactic('valkyries', id, 1, { kind: 'asDie', face }, { ours: ['version', 'copies'] })
}

export const VALKYRIE_TACTICS = [
  // The card is a die (VH-67).
  weaponDelivery('weapon-delivery-sword', 'sword'),
  weaponDelivery('weapon-delivery-axe', 'axe'),
  weaponDelivery('weapon-delivery-spear', 'spear'),
  weaponDelivery('weapon-delivery-bow', 'bow'),
  weaponDelivery('weapon-delivery-shield', 'shield'),
  // One of the attacker's warriors leaves, with its strength (VH-68).
  tactic('valkyries', 'road-to-valhalla', 3, { kind: 'roadToValhalla' }, { role: 'defender' }),
]

function mission<const Id extends string>(
  id: Id,
  condition: MissionRow['condition'],
): MissionRow<Id> {
  return {
    type: 'mission',
    id,
    deck: 'valkyries',
    copies: 2,
    condition,
    glory: 2,
    ours: ['copies'],
  }
}

/** Missions: for whoever wins a battle in this way (VH-66). */
export const MISSIONS = [
  mission('mission-steady-hand', { kind: 'noBasicReroll' }),
  mission('mission-crushing-victory', { kind: 'wonByAtLeast', n: 5 }),
  mission('mission-shield-wall', { kind: 'activatedAtLeast', n: 3 }),
]
