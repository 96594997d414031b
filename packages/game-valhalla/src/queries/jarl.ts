import type { Seat } from '@meadhall/kernel'
import type { Side } from '../battle.ts'
import { jarlOf } from '../cards/index.ts'
import type { JarlCard, JarlEffect } from '../cards/types.ts'
import { playerAt, type State } from '../state.ts'
import { capturedCount, foeOf, holds } from './conditions.ts'
import { monsterSilencesJarl } from './monster.ts'

type Kind = JarlEffect['kind']
type EffectOf<K extends Kind> = Extract<JarlEffect, { kind: K }>

/** The Jarl of a seat, or null. */
export function jarlAt(state: Readonly<State>, seat: Seat): JarlCard | null {
  const { jarl } = playerAt(state, seat)
  return jarl === null ? null : jarlOf(jarl)
}

/** Whether the Jarl has any say: in battle it may be silenced (VH-133, VH-115). */
function isSilent(state: Readonly<State>, side: Readonly<Side> | null): boolean {
  if (side === null) return false
  return side.jarlOff === 2 || monsterSilencesJarl(state)
}

/** Whether the extended ability works now. */
export function isExtended(
  state: Readonly<State>,
  seat: Seat,
  side: Readonly<Side> | null,
): boolean {
  const jarl = jarlAt(state, seat)
  if (jarl === null || isSilent(state, side) || side?.jarlOff === 1) return false
  if (jarl.link === 'either' && side !== null && side.half === 'base') return false
  return holds(state, seat, side, jarl.condition)
}

/** Whether the basic ability works now: not beside the other half, nor where that replaces it. */
function isBasic(
  state: Readonly<State>,
  seat: Seat,
  side: Readonly<Side> | null,
  extended: boolean,
): boolean {
  const jarl = jarlAt(state, seat)
  if (jarl === null || isSilent(state, side)) return false
  if (jarl.link === 'either') return side === null || side.half !== 'extended'
  return !(extended && 'replacesBase' in jarl.extended && jarl.extended.replacesBase)
}

/** The abilities of a kind that work now, the basic one first. */
export function abilities<K extends Kind>(
  state: Readonly<State>,
  seat: Seat,
  side: Readonly<Side> | null,
  kind: K,
): EffectOf<K>[] {
  const jarl = jarlAt(state, seat)
  if (jarl === null || (jarl.base.kind !== kind && jarl.extended.kind !== kind)) return []
  const extended = isExtended(state, seat, side)
  const found: JarlEffect[] = []
  if (jarl.base.kind === kind && isBasic(state, seat, side, extended)) found.push(jarl.base)
  if (jarl.extended.kind === kind && extended) found.push(jarl.extended)
  return found as EffectOf<K>[]
}

function fitsRole(effect: { readonly role?: string }, side: Readonly<Side>): boolean {
  return effect.role === undefined || effect.role === 'any' || effect.role === side.role
}

/** Torstein: only against a player who has captured more shields (both of his abilities). */
function fitsFoe(state: Readonly<State>, side: Readonly<Side>, jarl: JarlCard): boolean {
  if (!('versus' in jarl.base)) return true
  const { battle } = state
  const foe = battle === null ? -1 : foeOf(battle, side)
  return foe >= 0 && capturedCount(state, foe) > capturedCount(state, side.seat)
}

/** Strength the Jarl adds in this battle. */
export function jarlStrength(state: Readonly<State>, side: Readonly<Side>): number {
  const jarl = jarlAt(state, side.seat)
  if (jarl === null || !fitsFoe(state, side, jarl)) return 0
  let sum = 0
  for (const effect of abilities(state, side.seat, side, 'strength')) {
    if (effect.window === 'nextAttack' ? side.role === 'attacker' : fitsRole(effect, side))
      sum += effect.value
  }
  return sum
}

/** Grey dice the Jarl adds to the first roll. */
export function jarlDice(state: Readonly<State>, side: Readonly<Side>): number {
  const jarl = jarlAt(state, side.seat)
  if (jarl === null || !fitsFoe(state, side, jarl)) return 0
  let sum = 0
  for (const effect of abilities(state, side.seat, side, 'extraDie')) {
    if (effect.window === 'battle' && fitsRole(effect, side)) sum += effect.count
  }
  return sum
}

/** Strength the Jarl adds to each activated own warrior of a clan. */
export function clanBonus(state: Readonly<State>, side: Readonly<Side>, clan: string): number {
  let sum = 0
  for (const effect of abilities(state, side.seat, side, 'clanStrength'))
    if (effect.clan === clan) sum += effect.value
  return sum
}

/** The sum of `value` or `count` over the abilities of a kind. */
export function amountOf(
  state: Readonly<State>,
  side: Readonly<Side>,
  kind: 'freeReroll' | 'turnMisses' | 'tacticStrength' | 'wildDie',
): number {
  let sum = 0
  for (const effect of abilities(state, side.seat, side, kind)) {
    if ('role' in effect && !fitsRole(effect, side)) continue
    sum += effect.kind === 'tacticStrength' ? effect.value : effect.count
  }
  return sum
}

export function winsTies(state: Readonly<State>, side: Readonly<Side>): boolean {
  return abilities(state, side.seat, side, 'winTies').some((effect) => effect.role === side.role)
}
