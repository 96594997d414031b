import type { Battle, Played, Side } from './battle.ts'
import { cardOf } from './cards.ts'
import { takeOne } from './lists.ts'
import { ask, clanAt, type Table } from './table.ts'
import { owns } from './upgrades.ts'

/** BR-6.3: everybody chooses in secret; then all cards are turned up together. */
export function reveal(battle: Battle): void {
  const chosen = battle.sides.map((side) => chooseCard(battle.table, side.seat))
  for (const [index, side] of battle.sides.entries()) {
    const card = chosen[index] ?? null
    if (card !== null) play(battle.table, side, card)
  }
  for (const side of battle.sides) countQuests(battle.table, side)
}

/** The only card of a hand is no choice, and an empty hand plays none. */
function chooseCard(table: Table, seat: number): string | null {
  const { hand } = clanAt(table, seat)
  const [only = null] = hand
  if (hand.length < 2) return only
  const options = hand.map((card) => `card ${card}`)
  return ask(table, 'battle-card', seat, options).slice('card '.length)
}

/** Lays a card of the hand open. What everybody knew of it lies open with it. */
export function play(table: Table, side: Side, card: string): void {
  const clan = clanAt(table, side.seat)
  takeOne(clan.hand, card)
  takeOne(clan.shown, card)
  side.played.push(asPlayed(card))
  if (cardOf(card).type === 'upgrade') table.notes.push('upgrade laid in a battle')
}

function asPlayed(card: string): Played {
  const { type, number } = cardOf(card)
  const isBattleCard = type === 'battle'
  return { card, bonus: isBattleCard ? number : 0, speaks: isBattleCard }
}

/** BR-6.20: whoever revealed a quest and owns Tyr's Domain or Wrath says whether it counts. */
function countQuests(table: Table, side: Side): void {
  const clan = clanAt(table, side.seat)
  const offers = [
    ...(owns(clan, 'tyrs-domain') ? [3] : []),
    ...(owns(clan, 'tyrs-wrath') ? [5] : []),
  ]
  if (offers.length === 0) return
  const options = [0, ...offers].map((bonus) => `bonus ${bonus}`)
  for (const played of side.played.filter(({ card }) => cardOf(card).type === 'quest')) {
    const answer = ask(table, 'quest-bonus', side.seat, options)
    played.bonus = Number(answer.slice('bonus '.length))
    table.notes.push(`quest counted as ${played.bonus}`)
  }
}
