import { at, type Seat } from '@meadhall/kernel'
import { KING, type KingLevel } from '../cards/king.ts'
import type { Table } from '../table.ts'

/** The king's levels with so many players, the first one first (VH-85). */
export function kingLevels({ players }: Table): readonly KingLevel[] {
  const levels = KING[players.length]
  if (levels === undefined) throw new Error(`no king card for ${players.length} players`)
  return levels
}

/** What a level gives. */
export function kingLevel(table: Table, level: number): KingLevel {
  return at(kingLevels(table), level - 1)
}

/** VH-86: the grey dice that whoever attacks this player takes, a king's. */
export function kingDice(table: Table, foe: Seat): number {
  let dice = 0
  table.king?.holders.forEach((holder, card) => {
    if (holder === foe) dice += kingLevel(table, at(table.king?.levels ?? [], card)).attackerDice
  })
  return dice
}
