import type { Seat } from '@meadhall/kernel'
import type { JarlEffect, OfKind } from '../cards/card.ts'
import { jarlOf } from '../cards/index.ts'
import type { JarlCard } from '../cards/printed.ts'
import type { Role } from '../ids.ts'
import { playerAt } from '../state.ts'
import type { SideSeen, Table } from '../table.ts'
import { capturedCount, foeOf, holds } from './conditions.ts'
import { monsterSilencesJarl } from './monster.ts'

type Kind = JarlEffect['kind']
type EffectOf<K extends Kind> = OfKind<JarlEffect, K>

/** The Jarl of a seat, or null. */
export function jarlAt(table: Table, seat: Seat): JarlCard | null {
  const { jarl } = playerAt(table, seat)
  return jarl === null ? null : jarlOf(jarl)
}

/** Whether the Jarl has any say: in battle it may be silenced (VH-133, VH-115). */
function isSilent(table: Table, side: SideSeen | null): boolean {
  if (side === null) return false
  return side.jarlOff === 2 || monsterSilencesJarl(table)
}

/** Whether the extended ability works now, as far as one can see: only Aslaug's hangs on a hand. */
export function isExtended(table: Table, seat: Seat, side: SideSeen | null): boolean {
  const jarl = jarlAt(table, seat)
  if (jarl === null || isSilent(table, side) || side?.jarlOff === 1) return false
  if (jarl.link === 'either' && side !== null && side.half === 'base') return false
  return holds(table, seat, side, jarl.condition) === true
}

/** Whether the basic ability works now: not beside the other half, nor where that replaces it. */
function isBasic(table: Table, seat: Seat, side: SideSeen | null, extended: boolean): boolean {
  const jarl = jarlAt(table, seat)
  if (jarl === null || isSilent(table, side)) return false
  if (jarl.link === 'either') return side === null || side.half !== 'extended'
  return !(extended && jarl.instead === true)
}

const NONE: readonly never[] = []

/** The abilities of a kind that work now, the basic one first. */
export function abilities<K extends Kind>(
  table: Table,
  seat: Seat,
  side: SideSeen | null,
  kind: K,
): readonly EffectOf<K>[] {
  const jarl = jarlAt(table, seat)
  if (jarl === null || (jarl.base.kind !== kind && jarl.extended.kind !== kind)) return NONE
  const extended = isExtended(table, seat, side)
  const found: JarlEffect[] = []
  if (jarl.base.kind === kind && isBasic(table, seat, side, extended)) found.push(jarl.base)
  if (jarl.extended.kind === kind && extended) found.push(jarl.extended)
  return found as EffectOf<K>[]
}

/** Whether an ability works in a side's role: one without a role works in both. */
export function fitsRole(effect: { readonly role?: Role }, side: SideSeen): boolean {
  return effect.role === undefined || effect.role === side.role
}

/** Torstein: only against a player who has captured more shields (both of his abilities). */
function fitsFoe(table: Table, side: SideSeen, jarl: JarlCard): boolean {
  if (!('versus' in jarl.base)) return true
  const { battle } = table
  const foe = battle === null ? -1 : foeOf(battle, side)
  return foe >= 0 && capturedCount(table, foe) > capturedCount(table, side.seat)
}

/** Strength the Jarl adds in this battle. */
export function jarlStrength(table: Table, side: SideSeen): number {
  const jarl = jarlAt(table, side.seat)
  if (jarl === null || !fitsFoe(table, side, jarl)) return 0
  let sum = 0
  for (const effect of abilities(table, side.seat, side, 'strength'))
    if (fitsRole(effect, side)) sum += effect.value
  return sum
}

/** Grey dice the Jarl adds to the first roll. */
export function jarlDice(table: Table, side: SideSeen): number {
  const jarl = jarlAt(table, side.seat)
  if (jarl === null || !fitsFoe(table, side, jarl)) return 0
  let sum = 0
  for (const effect of abilities(table, side.seat, side, 'extraDie'))
    if (fitsRole(effect, side)) sum += effect.count
  return sum
}

/** Strength the Jarl adds to each activated own warrior of a clan. */
export function clanBonus(table: Table, side: SideSeen, clan: string): number {
  let sum = 0
  for (const effect of abilities(table, side.seat, side, 'clanStrength'))
    if (effect.clan === clan) sum += effect.value
  return sum
}

/** The sum of `value` or `count` over the abilities of a kind. */
export function amountOf(
  table: Table,
  side: SideSeen,
  kind: 'freeReroll' | 'turnMisses' | 'tacticStrength' | 'wildDie',
): number {
  let sum = 0
  for (const effect of abilities(table, side.seat, side, kind)) {
    if ('role' in effect && !fitsRole(effect, side)) continue
    sum += effect.kind === 'tacticStrength' ? effect.value : effect.count
  }
  return sum
}

export function winsTies(table: Table, side: SideSeen): boolean {
  return abilities(table, side.seat, side, 'winTies').some((effect) => effect.role === side.role)
}

/** How much of the defender's Jarl an attacker's Jarl turns off: 1 the extended ability, 2 all (gunnhild). */
export function silencing(table: Table, attacker: SideSeen): 0 | 1 | 2 {
  const effects = abilities(table, attacker.seat, attacker, 'cancelFoeJarl')
  if (effects.length === 0) return 0
  return effects.some(({ part }) => part === 'all') ? 2 : 1
}
