import type { Seat } from '@meadhall/kernel'
import { demandOf, NO_SUBSTITUTION, type Substitution } from '../arming/index.ts'
import type { Ref } from '../battle.ts'
import type { Needs } from '../cards/card.ts'
import { cardOf, warriorOf } from '../cards/index.ts'
import type { Weapon } from '../ids.ts'
import { battleOf, partnerOf, playerAt } from '../state.ts'
import type { SideSeen, Table } from '../table.ts'
import { abilities } from './jarl.ts'
import { fighterAt } from './squad.ts'

/** How the Jarl lets dice stand for other weapons (egil). */
export function substitutionOf(table: Table, side: SideSeen): Substitution {
  const swap = abilities(table, side.seat, side, 'swapFaces')[0]
  if (swap === undefined && side.wild === 0) return NO_SUBSTITUTION
  return { swap: swap === undefined ? null : [swap.a, swap.b], wild: side.wild }
}

/** What a warrior needs, less the symbol its Tyr card takes off (VH-82). */
export function needsOf(table: Table, ref: Ref): Needs {
  const fighter = fighterAt(table, ref)
  const tyr = fighter.tyr === null ? null : cardOf(fighter.tyr)
  const dropped: Weapon | null =
    tyr?.type === 'tyr' && tyr.effect.kind === 'dropSymbol' ? tyr.effect.face : null
  return demandOf(warriorOf(fighter.card).needs, dropped)
}

/** Whether a warrior has been armed by a side already. */
export function isArmed({ armed }: SideSeen, { seat, space }: Ref): boolean {
  for (let i = 0; i < armed.length; i++)
    if (armed[i]?.seat === seat && armed[i]?.space === space) return true
  return false
}

/** Whether a warrior may not be used by its own side (VH-75). */
export function isBlocked(side: SideSeen, { seat, space }: Ref): boolean {
  return seat === side.seat && ((side.blocked >> space) & 1) === 1
}

/**
 * The warriors that a side may still arm: its own, and in battle the partner's too, but not in
 * Ragnarök (VH-50, VH-88).
 */
export function freeRefs(table: Table, side: SideSeen): Ref[] {
  const refs: Ref[] = []
  eachFree(table, side, (ref) => refs.push(ref))
  return refs
}

/** The same one after another, for those who need no list. */
export function eachFree(table: Table, side: SideSeen, visit: (ref: Ref) => void): void {
  visitFree(table, side, side.seat, visit)
  const partner = battleOf(table).kind === 'ragnarok' ? -1 : partnerOf(table, side.seat)
  if (partner >= 0) visitFree(table, side, partner, visit)
}

function visitFree(table: Table, side: SideSeen, seat: Seat, visit: (ref: Ref) => void): void {
  const { squad } = playerAt(table, seat)
  for (let space = 0; space < squad.length; space++) {
    if (squad[space] === null) continue
    const ref = { seat, space }
    if (!isArmed(side, ref) && !isBlocked(side, ref)) visit(ref)
  }
}
