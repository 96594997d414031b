import type { Ref } from '../battle.ts'
import { gloryOf } from '../cards/index.ts'
import { battleOf, sideAt } from '../state.ts'
import type { ArmedSeen, SideSeen, Table } from '../table.ts'
import { monsterSide } from './monster.ts'
import { fighterAt } from './squad.ts'
import { sideStrength } from './strength.ts'

/**
 * What counts for a side now: its strength, or in Ragnarök the glory that leaves for Valhalla. Once
 * the battle is decided it is what was compared: warriors that left since are not missed.
 */
export function sideWorth(table: Table, index: number): number {
  const battle = battleOf(table)
  const side = sideAt(table, index)
  if (battle.winner >= 0) return battle.totals[index] ?? 0
  if (side.seat < 0) return monsterSide(table)?.strength ?? 0
  return worthWith(table, side, [])
}

/** What would count for a side if these warriors were armed too. */
export function worthWith(table: Table, side: SideSeen, refs: readonly Ref[]): number {
  const more = refs.map((ref): ArmedSeen => {
    return { ...ref, card: fighterAt(table, ref).card, dice: [], bonus: 0 }
  })
  const armed = [...side.armed, ...more]
  if (battleOf(table).kind === 'ragnarok') return gloryOfArmed(armed)
  return sideStrength(table, { ...side, armed })
}

function gloryOfArmed(armed: readonly ArmedSeen[]): number {
  return armed.reduce((sum, { card }) => sum + gloryOf(card), 0)
}
