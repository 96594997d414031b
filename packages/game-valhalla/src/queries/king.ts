import { at } from '@meadhall/kernel'
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
