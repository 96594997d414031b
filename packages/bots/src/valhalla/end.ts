import { at, type Seat } from '@meadhall/kernel'
import { chanceOf } from '../network/chance.ts'
import { worthOf } from '../network/network.ts'
import { squash } from '../network/result.ts'
import { pointsSeen } from './features/index.ts'
import { prospectOf } from './features/prospect.ts'
import { VALHALLA_SPREAD } from './spread.ts'
import type { Sight } from './table.ts'

/** A lead of so many points before Ragnarök wins about three times out of four. */
const SURE = 3

/**
 * What a table is worth in the last turns, from points that are there and those that Ragnarök is
 * likely to bring: counting is surer than what was learnt, which saw few such tables.
 */
export function worthAtTheEnd(table: Sight, seat: Seat): number {
  const points = pointsSeen(table, seat).map((sum, one) => {
    const { squad, jarl } = at(table.players, one)
    return sum + prospectOf(squad, jarl, 0).glory
  })
  const best = Math.max(...points.filter((_, one) => one !== seat))
  const lead = at(points, seat) - best
  return worthOf({ win: chanceOf(lead / SURE), margin: squash(lead, VALHALLA_SPREAD) })
}
