import { MONSTER_SEAT } from '../battle.ts'
import type { MonsterTrait } from '../cards/card.ts'
import { gloryOf, isWarrior, monsterCardOf } from '../cards/index.ts'
import type { TacticCard } from '../cards/printed.ts'
import type { MonsterSide } from '../cards/row.ts'
import { playerAt } from '../state.ts'
import { type MonsterSeen, openCards, type SideSeen, type Table } from '../table.ts'
import type { Verdict } from '../why.ts'

/** Cards lost after a lost battle by difficulty (VH-107). */
export const LOST_CARDS: Readonly<Record<number, number>> = { 1: 2, 2: 4, 3: 6 }

/** The side of the monster card that is fought now, or null (VH-91, VH-108). */
export function monsterSide(table: Table): MonsterSide | null {
  return table.monster === null ? null : monsterSideAt(table.monster, 0)
}

/** The side of a card of the stack that counts: of the fought one, or of one below it (VH-91). */
export function monsterSideAt({ stack, side }: MonsterSeen, depth: number): MonsterSide | null {
  const id = stack[depth]
  return id == null ? null : monsterCardOf(id)[side]
}

/** The special trait of the fought card: not in a first game (VH-98), nor cut off (VH-97). */
export function monsterTrait(table: Table): MonsterTrait | null {
  if (table.monster === null || table.options.firstGame) return null
  if (table.battle?.sides[1]?.seat === MONSTER_SEAT && table.battle.sides[1].jarlOff > 0)
    return null
  return monsterSide(table)?.trait ?? null
}

/** What a monster forbids (VH-114, VH-116, VH-120). */
export function whyMonsterForbids(
  table: Table,
  { tactics }: Pick<SideSeen, 'tactics'>,
  { effect }: TacticCard,
): Verdict {
  const trait = monsterTrait(table)?.kind
  if (trait === 'noTactics') return 'tactics-forbidden'
  if (trait === 'maxTwoTactics' && tactics.length >= 2) return 'two-tactics-only'
  const banned = effect.kind === 'freeReroll' || effect.kind === 'turnMisses'
  return trait === 'banPushExchange' && banned ? 'tactic-banned' : null
}

/** Whether the card that this battle is fought against silences the Jarl (VH-115, VH-R40). */
export function monsterSilencesJarl(table: Table): boolean {
  return table.monster?.fought === 'blockJarl' && table.battle?.sides[1]?.jarlOff === 0
}

/** Glory of the warriors in Valhalla: in solo it is strength, and limited (VH-96, VH-104). */
export function warriorGlory(table: Table, seat: number): number {
  let sum = 0
  for (const card of openCards(playerAt(table, seat).valhalla))
    if (isWarrior(card)) sum += gloryOf(card)
  return sum
}

/** How much glory of warriors may still enter the solo player's Valhalla. */
export function roomInValhalla(table: Table, seat: number): number {
  const side = monsterSide(table)
  return side === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, side.valhallaLimit - warriorGlory(table, seat))
}
