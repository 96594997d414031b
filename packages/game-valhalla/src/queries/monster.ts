import { at } from '@meadhall/kernel'
import { MONSTER_SEAT } from '../battle.ts'
import { gloryOf, isWarrior, MONSTER_CARDS } from '../cards/index.ts'
import type { MonsterSide, MonsterTrait } from '../cards/types.ts'
import { playerAt, type State } from '../state.ts'

const SIDES = new Map(MONSTER_CARDS.map((card) => [card.id, card]))

/** The side of the monster card that is fought now, or null (VH-91, VH-108). */
export function monsterSide(state: Readonly<State>): MonsterSide | null {
  const { monster } = state
  if (monster === null || monster.stack.length === 0) return null
  return SIDES.get(at(monster.stack, 0))?.[monster.side] ?? null
}

/** The special trait of the fought card: not in a first game (VH-98), nor cut off (VH-97). */
export function monsterTrait(state: Readonly<State>): MonsterTrait | null {
  if (state.monster === null || state.options.firstGame) return null
  if (state.battle?.sides[1]?.seat === MONSTER_SEAT && state.battle.sides[1].jarlOff > 0)
    return null
  return monsterSide(state)?.trait ?? null
}

/** Whether the card that this battle is fought against silences the Jarl (VH-115, VH-R40). */
export function monsterSilencesJarl(state: Readonly<State>): boolean {
  return state.monster?.fought === 'blockJarl' && state.battle?.sides[1]?.jarlOff === 0
}

/** Glory of the warriors in Valhalla: in solo it is strength, and limited (VH-96, VH-104). */
export function warriorGlory(state: Readonly<State>, seat: number): number {
  let sum = 0
  for (const card of playerAt(state, seat).valhalla) if (isWarrior(card)) sum += gloryOf(card)
  return sum
}

/** How much glory of warriors may still enter the solo player's Valhalla. */
export function roomInValhalla(state: Readonly<State>, seat: number): number {
  const side = monsterSide(state)
  return side === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, side.valhallaLimit - warriorGlory(state, seat))
}
