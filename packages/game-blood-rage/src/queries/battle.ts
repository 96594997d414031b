import { at, type Seat } from '@meadhall/kernel'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { BattleFrame } from '../frames.ts'

/** Whether a clan had a figure in the battle when it began (BR-6.3, BR-6.7). */
export function isParticipant(battle: Readonly<BattleFrame>, seat: Seat): boolean {
  return at(battle.tookPart, seat) !== 0
}

export function countParticipants(battle: Readonly<BattleFrame>): number {
  let count = 0
  for (const bits of battle.tookPart) if (bits !== 0) count += 1
  return count
}

/** After the totals: on a tie everybody has lost (BR-6.6). */
export function isLoser(battle: Readonly<BattleFrame>, seat: Seat): boolean {
  return isParticipant(battle, seat) && seat !== battle.winner
}

/** Whether a card played in a battle has a text there: only battle cards do (BR-6.4). */
export function speaks({ version }: { readonly version: number }, id: CardId): boolean {
  const card = cardOf(id)
  if (card.does.on === undefined) return false
  // By the rules of 0.1.0 upgrades laid as a bluff did what they do from their slot.
  return card.type === 'battle' || version < 2
}
