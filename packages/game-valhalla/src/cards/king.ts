/** A level of the king: glory at the start of a turn, and grey dice for whoever attacks (VH-85, VH-86). */
export interface KingLevel {
  readonly kingGlory: number
  readonly attackerDice: number
}

function level(kingGlory: number, attackerDice: number): KingLevel {
  return { kingGlory, attackerDice }
}

/** The king's levels from the first to the last, by the number of players. All numbers are ours. */
export const KING: Readonly<Record<number, readonly KingLevel[]>> = {
  2: [level(1, 0), level(1, 1), level(2, 1), level(2, 2)],
  3: [level(1, 0), level(2, 1), level(2, 1), level(3, 2)],
  4: [level(1, 0), level(2, 1), level(3, 2), level(3, 2)],
  5: [level(1, 0), level(2, 1), level(3, 2), level(4, 3)],
  6: [level(1, 0), level(2, 1), level(3, 2), level(4, 3)],
}
