import { kingCards } from './cards/index.ts'
import type { Position } from './position.ts'

/** Who is king after a battle (VH-84, VH-87). */
export function changeKing(position: Position, winner: number, loser: number): void {
  if (!position.modules.king) return
  const winnerReigns = position.kings[winner] !== undefined
  const loserReigns = position.kings[loser] !== undefined
  const isFree = Object.keys(position.kings).length < kingCards(position.players.length)
  if (loserReigns) position.kings = without(position.kings, loser)
  if (!winnerReigns && (loserReigns || isFree)) position.kings[winner] = 1
}

function without(kings: Position['kings'], seat: number): Position['kings'] {
  return Object.fromEntries(Object.entries(kings).filter(([each]) => Number(each) !== seat))
}
