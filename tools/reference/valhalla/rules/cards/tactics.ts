import { cell, type Row, type Table } from './markdown.ts'
import { slug, type Weapon, weaponOf } from './words.ts'

/** What a tactic does besides adding strength. */
export type TacticKind =
  | 'fury'
  | 'fury-of-the-few'
  | 'heroic-attack'
  | 'new-weapons'
  | 'push-back-the-enemy'
  | 'weapon-exchange'
  | 'cut-off-from-the-leader'
  | 'weapon-delivery'
  | 'road-to-valhalla'
  | 'call-to-battle'
  | 'war-cry-squad'
  | 'war-cry-activation'

export interface TacticCard {
  readonly kind: 'tactic'
  readonly id: string
  readonly tactic: TacticKind
  /** A strength that is always the same; War Cries have none (VH-R55). */
  readonly strength: number
  /** The symbol of a Heroic Attack or of a Weapon Delivery. */
  readonly weapon: Weapon | null
}

export interface MissionCard {
  readonly kind: 'mission'
  readonly id: string
  readonly demand: 'no-reroll' | 'by-five' | 'three-armed'
}

const KINDS: readonly TacticKind[] = [
  'fury',
  'fury-of-the-few',
  'heroic-attack',
  'new-weapons',
  'push-back-the-enemy',
  'weapon-exchange',
  'cut-off-from-the-leader',
  'weapon-delivery',
  'road-to-valhalla',
  'call-to-battle',
  'war-cry-squad',
  'war-cry-activation',
]

export function tacticsOf(table: Table): readonly TacticCard[] {
  return table.columns.includes('Tactic') ? table.rows.map(tacticOf) : []
}

function tacticOf(row: Row): TacticCard {
  const name = cell(row, 'Tactic')
  const base = slug(name.replace(/\(.*\)/, ''))
  const tactic = KINDS.find((kind) => kind === base)
  if (tactic === undefined) throw new Error(`"${name}" is no tactic of the rules`)
  const symbol = /\((.+)\)/.exec(name)?.[1]
  const strength = /^\+(\d+) strength\./.exec(cell(row, 'Text'))?.[1]
  return {
    kind: 'tactic',
    id: slug(name),
    tactic,
    strength: Number(strength ?? 0),
    weapon: symbol === undefined ? null : weaponOf(symbol),
  }
}

export function missionsOf(table: Table): readonly MissionCard[] {
  return table.columns.includes('Mission') ? table.rows.map(missionOf) : []
}

function missionOf(row: Row): MissionCard {
  const text = cell(row, 'Text')
  const id = slug(cell(row, 'Mission'))
  if (text.includes('paying a die')) return { kind: 'mission', id, demand: 'no-reroll' }
  if (text.includes('5 strength more')) return { kind: 'mission', id, demand: 'by-five' }
  return { kind: 'mission', id, demand: 'three-armed' }
}
