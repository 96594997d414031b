import type { ClanId, MonsterId, Role, Weapon } from '../ids.ts'
import type {
  Condition,
  Favour,
  JarlEffect,
  LokiBonus,
  MonsterTrait,
  Needs,
  TacticEffect,
  ThorEffect,
  Trait,
  TyrEffect,
} from './card.ts'

/**
 * What of a card no rulebook prints, so that it is ours. An empty list: all of it is printed. Whoever
 * owns the box and corrects a row takes the part out of its list.
 */
export type OurPart =
  | 'all'
  | 'name'
  | 'text'
  | 'copies'
  | 'glory'
  /** Which symbol or colour it shows. */
  | 'version'
  /** Which of the printed conditions and effects stand on one card. */
  | 'pairing'
  /** The sign between a Jarl's two abilities. */
  | 'link'
  /** The change to the cards discarded at the start. */
  | 'start'
  /** The mark for a first game. */
  | 'mark'
type Ours = readonly OurPart[]

export type Deck = 'base' | 'valkyries' | 'dwarves' | 'thor' | 'tyr'

export interface WarriorRow<Id extends string = string> {
  readonly type: 'warrior'
  readonly id: Id
  readonly deck: Deck
  readonly clan: ClanId
  readonly strength: number
  readonly glory: number
  readonly needs: Needs
  /** Dice it takes, as printed: what action 2 counts (VH-25, VH-R10). */
  readonly slots: number
  readonly trait: Trait | null
  readonly favour: Favour | null
  readonly copies: number
  readonly ours: Ours
}

export interface TacticRow<Id extends string = string> {
  readonly type: 'tactic'
  readonly id: Id
  readonly deck: Deck
  readonly copies: number
  readonly timing: 'ownPhase' | 'beforeBattle'
  readonly role: Role | 'any'
  readonly effect: TacticEffect
  readonly ours: Ours
}

/** Thor's Support counts as a tactic, but is played by one who does not fight (VH-58, VH-59). */
export interface ThorRow<Id extends string = string> {
  readonly type: 'thor'
  readonly id: Id
  readonly deck: 'thor'
  readonly copies: number
  readonly condition: 'fewer' | 'fewerOrEqual'
  readonly effect: ThorEffect
  readonly glory: number
  readonly ours: Ours
}

export interface MissionRow<Id extends string = string> {
  readonly type: 'mission'
  readonly id: Id
  readonly deck: 'valkyries'
  readonly copies: number
  readonly condition: Condition
  readonly glory: number
  readonly ours: Ours
}

export interface TyrRow<Id extends string = string> {
  readonly type: 'tyr'
  readonly id: Id
  readonly deck: 'tyr'
  readonly copies: number
  readonly effect: TyrEffect
  readonly ours: Ours
}

export interface JarlRow<Id extends string = string> {
  readonly id: Id
  readonly minPlayers: 2 | 3
  readonly solo: boolean
  readonly beginner: boolean
  readonly base: JarlEffect
  readonly condition: Condition
  /** `both`: the lower ability extends the upper; `either`: only one of the two at a time (VH-7). */
  readonly link: 'both' | 'either'
  /** The lower ability takes the place of the upper while its condition holds. */
  readonly instead?: true
  readonly extended: JarlEffect
  readonly ours: Ours
}

export interface LokiLine {
  /** By how much a battle may be lost for it; `null`: any more than `min`. */
  readonly min: number
  readonly max: number | null
  readonly bonus: LokiBonus
}

export interface LokiRow<Id extends string = string> {
  readonly id: Id
  /** Cards discarded more or fewer at the start (VH-55). */
  readonly startDiscard: number
  readonly firstGame: boolean
  readonly lines: readonly LokiLine[]
  readonly ours: Ours
}

export interface MonsterSide {
  readonly strength: number
  readonly attackSymbols: readonly Weapon[]
  readonly valhallaLimit: number
  readonly clans: readonly ClanId[]
  readonly warriorSymbols: number
  readonly trait: MonsterTrait | null
}

export interface MonsterRow<Id extends string = string> {
  readonly id: Id
  readonly monster: MonsterId
  /** From the weakest, 1, to the strongest. */
  readonly order: number
  readonly a: MonsterSide
  readonly b: MonsterSide
  readonly ours: Ours
}

/** Dice a demand takes: its weapons, or the giant's count. */
function slotsOf(needs: Needs): number {
  return needs.kind === 'weapons' ? needs.weapons.length : needs.count
}

export function weapons(...list: readonly Weapon[]): Needs {
  return { kind: 'weapons', weapons: list }
}

type More = Partial<Pick<WarriorRow, 'trait' | 'favour' | 'ours'>>

/** A warrior: strength, glory, what arms it, and its trait or favour. Each is in its deck once. */
export function warrior<const Id extends string>(
  deck: Deck,
  clan: ClanId,
  id: Id,
  strength: number,
  glory: number,
  needs: Needs,
  { trait = null, favour = null, ours = ['all'] }: More = {},
): WarriorRow<Id> {
  const slots = slotsOf(needs)
  return {
    type: 'warrior',
    id,
    deck,
    clan,
    strength,
    glory,
    needs,
    slots,
    trait,
    favour,
    copies: 1,
    ours,
  }
}

type Play = Partial<Pick<TacticRow, 'timing' | 'role' | 'ours'>>

/** A tactic: how many copies are in its deck, and what it does; in one's own phase unless said. */
export function tactic<const Id extends string>(
  deck: Deck,
  id: Id,
  copies: number,
  effect: TacticEffect,
  { timing = 'ownPhase', role = 'any', ours = ['copies'] }: Play = {},
): TacticRow<Id> {
  return { type: 'tactic', id, deck, copies, timing, role, effect, ours }
}

export function monsterSide(
  strength: number,
  valhallaLimit: number,
  attackSymbols: readonly Weapon[],
  clans: readonly ClanId[],
  warriorSymbols: number,
  trait: MonsterTrait | null = null,
): MonsterSide {
  return { strength, valhallaLimit, attackSymbols, clans, warriorSymbols, trait }
}

/** A card of a monster's stack with its two sides: the second for the higher difficulties. */
export function monsterCard<const M extends MonsterId, const N extends number>(
  monster: M,
  order: N,
  a: MonsterSide,
  b: MonsterSide,
): MonsterRow<`${M}-${N}`> {
  return { id: `${monster}-${order}`, monster, order, a, b, ours: ['all'] }
}
