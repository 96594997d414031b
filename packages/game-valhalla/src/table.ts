import type { Seen } from '@meadhall/kernel'
import type { Battle, Side } from './battle.ts'
import type { CardId, JarlId, LokiId, MonsterCardId } from './cards/printed.ts'
import type { King, MonsterState, Options, PlayerState } from './state.ts'

/** Cards of which one may know only the number. */
export type Cards = readonly CardId[] | number

export interface PlayerSeen
  extends Seen<Omit<PlayerState, 'offered' | 'hand' | 'valhalla' | 'squad'>> {
  readonly offered: readonly JarlId[] | number
  readonly hand: Cards
  readonly squad: readonly (FighterSeen | null)[]
  readonly valhalla: Cards
}

export type FighterSeen = Seen<NonNullable<PlayerState['squad'][number]>>

export interface SideSeen extends Seen<Omit<Side, 'aside'>> {
  readonly aside: Cards
}

export interface BattleSeen extends Seen<Omit<Battle, 'sides'>> {
  readonly sides: readonly SideSeen[]
}

export type ArmedSeen = SideSeen['armed'][number]

export interface MonsterSeen extends Seen<Omit<MonsterState, 'stack'>> {
  /** The fought card first; `null` for those that may not be read during the game (VH-91). */
  readonly stack: readonly (MonsterCardId | null)[]
}

/**
 * What a state and every view of it have in common: all questions of `queries/` are asked of this,
 * so that rules, screens and bots get one answer from one place.
 */
export interface Table {
  readonly version: number
  readonly options: Options
  readonly players: readonly PlayerSeen[]
  readonly first: number
  readonly deck: Cards
  readonly discard: readonly CardId[]
  readonly unused: Cards
  readonly loki: LokiId | null
  readonly king: Seen<King> | null
  readonly monster: MonsterSeen | null
  readonly grey: number
  readonly ending: boolean
  readonly over: boolean
  readonly battle: BattleSeen | null
}

/** How many cards they are. */
export function countCards(cards: Cards): number {
  return typeof cards === 'number' ? cards : cards.length
}

/** The cards that one sees: none where only their number is known. */
export function seenCards(cards: Cards): readonly CardId[] {
  return typeof cards === 'number' ? [] : cards
}

/** Cards that must lie open: a question that needs hidden ones has no answer, and says so. */
export function openCards(cards: Cards): readonly CardId[] {
  if (typeof cards === 'number') throw new Error(`${cards} cards are hidden`)
  return cards
}
