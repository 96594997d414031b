import { at, type Seat } from '@meadhall/kernel'
import { ALL_CARDS, cardOf } from './cards/index.ts'
import type { CardId } from './cards/printed.ts'
import { FIGURES, type FigureId, SLOTS, STATS, type StatId } from './ids.ts'
import { PLACES, type Place, type PlaceId, placeId } from './map.ts'

/**
 * What a player can do. On a turn: the rulebook's actions by their names. Everything else answers
 * the question of the moment with a card, a figure, a place, a stat, a bonus, yes or no.
 */
export type BloodRageAction =
  | { readonly type: 'pass'; readonly by: Seat }
  | {
      readonly type: 'invade'
      readonly by: Seat
      readonly figure: FigureId
      readonly place: PlaceId
    }
  | { readonly type: 'march'; readonly by: Seat; readonly from: PlaceId; readonly to: PlaceId }
  | { readonly type: 'upgrade'; readonly by: Seat; readonly card: CardId; readonly slot: number }
  | { readonly type: 'quest'; readonly by: Seat; readonly card: CardId }
  | { readonly type: 'pillage'; readonly by: Seat; readonly place: PlaceId }
  /** Tyr's Challenge: pillage a province again (BR-11.10). */
  | { readonly type: 'challenge'; readonly by: Seat; readonly place: PlaceId }
  /** Frigga's Domain: invade with a figure from Valhalla (BR-11.7). */
  | {
      readonly type: 'return'
      readonly by: Seat
      readonly figure: FigureId
      readonly place: PlaceId
    }
  /** Frigga's Sacrifice: two own figures for a stat (BR-11.11). */
  | { readonly type: 'sacrifice'; readonly by: Seat }
  | { readonly type: 'card'; readonly by: Seat; readonly card: CardId }
  | {
      readonly type: 'figure'
      readonly by: Seat
      readonly figure: FigureId
      readonly place: PlaceId
    }
  | { readonly type: 'place'; readonly by: Seat; readonly place: PlaceId }
  | { readonly type: 'stat'; readonly by: Seat; readonly stat: StatId }
  | { readonly type: 'bonus'; readonly by: Seat; readonly bonus: number }
  | { readonly type: 'flee'; readonly by: Seat }
  | { readonly type: 'accept'; readonly by: Seat }
  | { readonly type: 'decline'; readonly by: Seat }
export type ActionType = BloodRageAction['type']

type Kept = (BloodRageAction | undefined)[]

/** How many small numbers each part of a key may take; all tables below are indexed by such keys. */
const PLACE_COUNT = PLACES.length
const FIGURE_COUNT = FIGURES.length

/**
 * Actions are built once and handed out again: lists of legal actions allocate nothing, and equal
 * actions are the same object. They are frozen by type, not at run time.
 */
const simple: Record<'pass' | 'sacrifice' | 'flee' | 'accept' | 'decline', Kept> = {
  pass: [],
  sacrifice: [],
  flee: [],
  accept: [],
  decline: [],
}
const withFigure: Record<'invade' | 'return' | 'figure', Kept> = {
  invade: [],
  return: [],
  figure: [],
}
const withPlace: Record<'pillage' | 'challenge' | 'place', Kept> = {
  pillage: [],
  challenge: [],
  place: [],
}
const withCard: Record<'quest' | 'card', Kept> = { quest: [], card: [] }
const marches: Kept = []
const upgrades: Kept = []
const stats: Kept = []
const bonuses: Kept = []

/** Remembers a new action under its key; callers build it only where none is kept (`?? keep(…)`). */
function keep(kept: Kept, key: number, action: BloodRageAction): BloodRageAction {
  kept[key] = action
  return action
}

export function simpleAction(type: keyof typeof simple, by: Seat): BloodRageAction {
  const kept = simple[type]
  return kept[by] ?? keep(kept, by, { type, by })
}

export function figureAction(
  type: keyof typeof withFigure,
  by: Seat,
  figure: number,
  place: Place,
): BloodRageAction {
  const key = (by * FIGURE_COUNT + figure) * PLACE_COUNT + place
  const kept = withFigure[type]
  return (
    kept[key] ?? keep(kept, key, { type, by, figure: at(FIGURES, figure), place: placeId(place) })
  )
}

export function placeAction(type: keyof typeof withPlace, by: Seat, place: Place): BloodRageAction {
  const key = by * PLACE_COUNT + place
  const kept = withPlace[type]
  return kept[key] ?? keep(kept, key, { type, by, place: placeId(place) })
}

export function cardAction(type: keyof typeof withCard, by: Seat, card: CardId): BloodRageAction {
  const key = by * ALL_CARDS.length + cardOf(card).index
  const kept = withCard[type]
  return kept[key] ?? keep(kept, key, { type, by, card })
}

export function marchAction(by: Seat, from: Place, to: Place): BloodRageAction {
  const key = (by * PLACE_COUNT + from) * PLACE_COUNT + to
  return (
    marches[key] ?? keep(marches, key, { type: 'march', by, from: placeId(from), to: placeId(to) })
  )
}

export function upgradeAction(by: Seat, card: CardId, slot: number): BloodRageAction {
  const key = (by * ALL_CARDS.length + cardOf(card).index) * SLOTS + slot
  return upgrades[key] ?? keep(upgrades, key, { type: 'upgrade', by, card, slot })
}

export function statAction(by: Seat, stat: number): BloodRageAction {
  const key = by * STATS.length + stat
  return stats[key] ?? keep(stats, key, { type: 'stat', by, stat: at(STATS, stat) })
}

const MAX_BONUS = 16

export function bonusAction(by: Seat, bonus: number): BloodRageAction {
  const key = by * MAX_BONUS + bonus
  return bonuses[key] ?? keep(bonuses, key, { type: 'bonus', by, bonus })
}
