import { type Battle, opponentsOf, type Side } from './battle.ts'
import { cardOf } from './cards.ts'
import { strengthIn } from './strength.ts'
import { clanAt } from './table.ts'

/** The one side with the highest total, or null where it is shared (BR-6.6). */
export function winnerOf(battle: Battle): Side | null {
  const totals = battle.sides.map((side) => totalOf(battle, side))
  const highest = Math.max(...totals)
  const best = battle.sides.filter((_, index) => totals[index] === highest)
  const [winner = null] = best
  return best.length === 1 ? winner : null
}

function totalOf(battle: Battle, side: Side): number {
  const strength = strengthIn(clanAt(battle.table, side.seat), battle.province)
  return side.played.reduce((sum, played) => sum + played.bonus, strength) + sightOf(battle, side)
}

/** BR-6.16. X is the card's bonus, so Thor's Primacy leaves it alone (BR-6.21). */
function sightOf(battle: Battle, side: Side): number {
  if (!side.played.some(({ card }) => cardOf(card).name === 'heimdalls-sight')) return 0
  const opposing = opponentsOf(battle, side).flatMap(({ played }) => played)
  battle.table.notes.push('sight')
  return Math.max(0, ...opposing.map(({ bonus }) => bonus))
}
