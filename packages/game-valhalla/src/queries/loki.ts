import { at } from '@meadhall/kernel'
import { lokiOf } from '../cards/index.ts'
import type { Table } from '../table.ts'

/** The first line of the Loki card that the loser may use, or -1 (VH-56, VH-R26). */
export function firstLine(table: Table): number {
  const { battle, loki } = table
  if (loki === null || battle === null || battle.winner < 0) return -1
  const difference = Math.abs(at(battle.totals, 0) - at(battle.totals, 1))
  return lokiOf(loki).lines.findIndex(
    (line) => difference >= line.min && difference <= (line.max ?? difference),
  )
}
