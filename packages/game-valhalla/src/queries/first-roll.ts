import { DICE } from '../ids.ts'
import type { SideSeen, Table } from '../table.ts'
import { jarlDice } from './jarl.ts'
import { monsterTrait } from './monster.ts'

/** Own dice of the first roll: six, less what was lost (VH-32, VH-R5). */
export function ownDice(table: Table, side: SideSeen): number {
  const lost = side.lostDice + (monsterTrait(table)?.kind === 'loseDie' ? 1 : 0)
  return Math.max(0, DICE - lost)
}

/** Grey dice of the first roll, as many as are to be had (VH-10, VH-R5). */
export function greyDice(table: Table, side: SideSeen): number {
  return Math.min(table.grey, side.extraDice + jarlDice(table, side))
}
