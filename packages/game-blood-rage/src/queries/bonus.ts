import type { Seat } from '@meadhall/kernel'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'

/** The cards of a battle as they lie, by seat, and what shown quests count for (BR-6.20). */
export interface PlayedCards {
  readonly played: readonly (readonly CardId[])[]
  readonly questBonus: readonly number[]
}

/** The bonus a played card counts for, Heimdall's Sight aside (BR-6.4, BR-6.20). */
export function plainBonus(battle: PlayedCards, seat: Seat, index: number): number {
  const id = battle.played[seat]?.[index]
  if (id === undefined) return 0
  const card = cardOf(id)
  if (card.type === 'battle') return card.strength ?? 0
  return card.type === 'quest' ? (battle.questBonus[seat] ?? 0) : 0
}

function highestOfOthers(battle: PlayedCards, seat: Seat): number {
  let highest = 0
  for (let other = 0; other < battle.played.length; other++) {
    const count = other === seat ? 0 : (battle.played[other]?.length ?? 0)
    for (let index = 0; index < count; index++)
      highest = Math.max(highest, plainBonus(battle, other, index))
  }
  return highest
}

/** The bonus of one played card when totals are compared (BR-6.6, BR-6.16). */
function bonusOf(battle: PlayedCards, seat: Seat, index: number): number {
  const id = battle.played[seat]?.[index]
  if (id && cardOf(id).does.bonusIsHighest) return highestOfOthers(battle, seat)
  return plainBonus(battle, seat, index)
}

/** All bonuses of a participant when totals are compared. */
export function totalBonus(battle: PlayedCards, seat: Seat): number {
  const count = battle.played[seat]?.length ?? 0
  let total = 0
  for (let index = 0; index < count; index++) total += bonusOf(battle, seat, index)
  return total
}

/** What every played card counts for now, by seat and card. */
export function bonusLines(battle: PlayedCards): number[][] {
  return battle.played.map((cards, seat) => cards.map((_, index) => bonusOf(battle, seat, index)))
}
