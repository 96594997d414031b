import { ScenarioError } from '@meadhall/kernel'
import type { Phase } from '../ids.ts'
import type { Fields } from './words.ts'

/** In which phases a field of the position can say something at all. */
const TABLE_FIELDS: Readonly<Record<string, readonly Phase[]>> = {
  turn: ['action'],
  passed: ['action'],
  packets: ['draft'],
  pillaged: ['action', 'discard', 'quest', 'ragnarok', 'release'],
}

/** The same for the fields of a clan. */
const CLAN_FIELDS: Readonly<Record<string, readonly Phase[]>> = {
  hand: ['draft', 'action', 'discard'],
  shown: ['action', 'discard'],
  seen: ['action', 'discard'],
  quests: ['action', 'discard', 'quest'],
  kept: ['quest', 'ragnarok', 'release', 'draft'],
  valhalla: ['action', 'discard', 'quest', 'ragnarok', 'release'],
}

/** Refuses what no game can have in this phase, so that a slip in a scenario does not go unnoticed. */
export function checkPhase(given: Fields, clans: readonly string[], phase: Phase): void {
  checkFields(given, TABLE_FIELDS, 'given', phase)
  for (const clan of clans)
    checkFields((given[clan] ?? {}) as Fields, CLAN_FIELDS, `given.${clan}`, phase)
}

function checkFields(
  fields: Fields,
  phases: Readonly<Record<string, readonly Phase[]>>,
  path: string,
  phase: Phase,
): void {
  for (const field of Object.keys(fields)) {
    const known = phases[field]
    if (known === undefined || known.includes(phase) || isNothing(fields[field])) continue
    throw new ScenarioError(
      `${path}.${field}`,
      `is not possible in phase "${phase}" (only in ${known.join(', ')})`,
    )
  }
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}
