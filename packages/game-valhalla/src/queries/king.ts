import { at } from '@meadhall/kernel'
import { KING } from '../cards/index.ts'
import type { KingLevels } from '../cards/types.ts'
import type { Table } from '../table.ts'

/** The king's levels with so many players, the first one first (VH-85). */
export function kingLevels({ players }: Table): KingLevels['levels'] {
  const card = KING.find((one) => one.players === players.length)
  if (card === undefined) throw new Error(`no king card for ${players.length} players`)
  return card.levels
}

/** What a level gives. */
export function kingLevel(table: Table, level: number): KingLevels['levels'][number] {
  return at(kingLevels(table), level - 1)
}
