import { BASE_WARRIORS } from './base-warriors.ts'
import { DWARF_TACTICS, DWARVES } from './dwarves.ts'
import { JARL_ROWS } from './jarls.ts'
import { LOKI_ROWS } from './loki.ts'
import { MONSTER_ROWS } from './monsters.ts'
import type {
  JarlRow,
  LokiRow,
  MissionRow,
  MonsterRow,
  TacticRow,
  ThorRow,
  TyrRow,
  WarriorRow,
} from './row.ts'
import { BASE_TACTICS } from './tactics.ts'
import { THOR } from './thor.ts'
import { TYR } from './tyr.ts'
import { CHOSEN, MISSIONS, VALKYRIE_TACTICS } from './valkyries.ts'

const WARRIORS = [...BASE_WARRIORS, ...CHOSEN, ...DWARVES]
const TACTICS = [...BASE_TACTICS, ...VALKYRIE_TACTICS, ...DWARF_TACTICS]

/** Every card that can lie in the deck, each once. */
export const CARDS: readonly Card[] = [...WARRIORS, ...TACTICS, ...THOR, ...MISSIONS, ...TYR]
export const JARLS: readonly JarlCard[] = JARL_ROWS
export const LOKI: readonly LokiCard[] = LOKI_ROWS
export const MONSTER_CARDS: readonly MonsterCard[] = MONSTER_ROWS

export type WarriorId = (typeof WARRIORS)[number]['id']
type TacticId = (typeof TACTICS)[number]['id']
type ThorId = (typeof THOR)[number]['id']
type MissionId = (typeof MISSIONS)[number]['id']
type TyrId = (typeof TYR)[number]['id']
/** What can lie in the deck, called by its name; an unknown one does not compile. */
export type CardId = WarriorId | TacticId | ThorId | MissionId | TyrId
export type JarlId = (typeof JARL_ROWS)[number]['id']
export type LokiId = (typeof LOKI_ROWS)[number]['id']
export type MonsterCardId = (typeof MONSTER_ROWS)[number]['id']

export type WarriorCard = WarriorRow<WarriorId>
export type TacticCard = TacticRow<TacticId>
export type ThorCard = ThorRow<ThorId>
export type MissionCard = MissionRow<MissionId>
export type TyrCard = TyrRow<TyrId>
export type Card = WarriorCard | TacticCard | ThorCard | MissionCard | TyrCard
export type JarlCard = JarlRow<JarlId>
export type LokiCard = LokiRow<LokiId>
export type MonsterCard = MonsterRow<MonsterCardId>
