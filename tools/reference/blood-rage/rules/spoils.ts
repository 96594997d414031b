import { type Battle, opponentsOf, type Side } from './battle.ts'
import { takeOne } from './lists.ts'
import type { ClanOnTable } from './position.ts'
import { gainRage } from './stats.ts'
import { ask, clanAt, type Table } from './table.ts'
import { speaks } from './texts.ts'
import { owns } from './upgrades.ts'

/**
 * BR-6.17, first step: what losers take from the winner, who has no more than there is (BR-6.18).
 * Returns the cards that the winner still has in front of it. Their texts have been heard, whoever
 * holds them now.
 */
export function takeFromWinner(battle: Battle, winner: Side): string[] {
  const victim = clanAt(battle.table, winner.seat)
  const cards = winner.played.map(({ card }) => card)
  for (const loser of opponentsOf(battle, winner)) {
    const thief = clanAt(battle.table, loser.seat)
    if (speaks(loser, 'lokis-trickery')) takeRage(thief, victim)
    if (speaks(loser, 'lokis-backstab')) takeGlory(thief, victim)
    if (speaks(loser, 'lokis-poison')) takeCards(thief, cards)
    battle.table.notes.push(...thefts(loser))
  }
  return cards
}

function thefts(loser: Side): string[] {
  const names = ['lokis-trickery', 'lokis-backstab', 'lokis-poison']
  return names.filter((name) => speaks(loser, name)).map((name) => `lost with ${name}`)
}

function takeRage(thief: ClanOnTable, victim: ClanOnTable): void {
  const taken = Math.min(1, victim.rage)
  victim.rage -= taken
  gainRage(thief, taken)
}

function takeGlory(thief: ClanOnTable, victim: ClanOnTable): void {
  const taken = Math.min(2, victim.glory)
  victim.glory -= taken
  thief.glory += taken
}

function takeCards(thief: ClanOnTable, cards: string[]): void {
  for (const card of cards.splice(0)) takeIntoHand(thief, card)
}

/** Tyr's Prowess: played cards come back for 1 Rage each; the others are discarded (BR-6.8). */
export function recoverOrDiscard(table: Table, seat: number, played: readonly string[]): void {
  const clan = clanAt(table, seat)
  const cards = [...played]
  while (owns(clan, 'tyrs-prowess') && clan.rage >= 1 && cards.length > 0) {
    const card = recovered(table, seat, cards)
    if (card === null) break
    clan.rage -= 1
    takeOne(cards, card)
    takeIntoHand(clan, card)
    table.notes.push('card recovered')
  }
  table.board.discard.push(...cards)
}

function recovered(table: Table, seat: number, cards: readonly string[]): string | null {
  const options = [...cards.map((card) => `card ${card}`), 'decline']
  const answer = ask(table, 'recover-card', seat, options)
  return answer === 'decline' ? null : answer.slice('card '.length)
}

/** Losers take what they played back into their hands (BR-6.8). */
export function takeBack({ table }: Battle, losers: readonly Side[]): void {
  for (const { seat, played } of losers)
    for (const { card } of played) takeIntoHand(clanAt(table, seat), card)
}

/** Everybody has seen it, and it stays known (BR-11.21). */
function takeIntoHand(clan: ClanOnTable, card: string): void {
  clan.hand.push(card)
  clan.shown.push(card)
}
