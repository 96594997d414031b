import { at } from '@meadhall/kernel'
import type { Ref } from '../battle.ts'
import type { OfKind, TacticEffect, Trait, TyrEffect } from '../cards/card.ts'
import { cardOf, warriorOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { ClanId } from '../ids.ts'
import { isSolo, partnerOf, playerAt } from '../state.ts'
import type { ArmedSeen, SideSeen, Table } from '../table.ts'
import { foeOf, ownArmed } from './conditions.ts'
import { abilities, amountOf, clanBonus, jarlStrength } from './jarl.ts'
import { monsterSide, monsterTrait, warriorGlory } from './monster.ts'
import { clanCount, countClan, countClanWithPartner, fighterAt, squadSize } from './squad.ts'

/** Whether the opposing squad holds a warrior of a clan (VH-82): never in Ragnarök (VH-R20). */
function foeHasClan(table: Table, side: SideSeen, clan: ClanId): boolean {
  const battle = table.battle
  if (battle === null || battle.kind === 'ragnarok') return false
  if (isSolo(table)) return monsterSide(table)?.clans.includes(clan) ?? false
  return countClan(playerAt(table, foeOf(battle, side)), clan) > 0
}

/** A Boar's clan (VH-134): in pairs the squad of the opponent's partner will do as well (VH-88). */
function boarFindsClan(table: Table, side: SideSeen, clan: ClanId): boolean {
  if (foeHasClan(table, side, clan)) return true
  const { battle } = table
  if (battle === null || battle.kind === 'ragnarok') return false
  const partner = partnerOf(table, foeOf(battle, side))
  return partner >= 0 && countClan(playerAt(table, partner), clan) > 0
}

/** What a trait adds to its activated warrior (VH-134, VH-135, VH-137). */
function traitBonus(table: Table, side: SideSeen, armed: ArmedSeen, trait: Trait): number {
  const mute = monsterTrait(table)
  if (mute?.kind === 'muteClan' && mute.clan === warriorOf(armed.card).clan) return 0
  switch (trait.kind) {
    case 'foeColour': {
      const always =
        heedsJarl(table, side, armed) && abilities(table, side.seat, side, 'boarsAlways').length > 0
      return always || boarFindsClan(table, side, trait.clan) ? trait.bonus : 0
    }
    case 'ownColour':
    case 'ownClans':
      return Math.max(ownBonus(table, side, armed, trait), minimum(table, side, armed))
    case 'giantDie':
    case 'blockFoe':
    case 'forceDiscardTactic':
    case 'discardForStrength':
    case 'denyValhalla':
      return 0
  }
}

/** Jarls speak for warriors of the own squad only, not for a partner's (VH-88, VH-R60). */
function heedsJarl({ version }: Table, side: SideSeen, armed: ArmedSeen): boolean {
  // By the rules of 0.1.0 Villsvin and Ottar did what they do for a partner's warriors, too.
  return armed.seat === side.seat || version < 2
}

/** Ottar lets the own-squad traits give at least something. */
function minimum(table: Table, side: SideSeen, armed: ArmedSeen): number {
  if (!heedsJarl(table, side, armed)) return 0
  return abilities(table, side.seat, side, 'deerAtLeast').reduce(
    (most, effect) => Math.max(most, effect.value),
    0,
  )
}

function ownBonus(
  table: Table,
  side: SideSeen,
  armed: ArmedSeen,
  trait: Extract<Trait, { kind: 'ownColour' | 'ownClans' }>,
): number {
  if (trait.kind === 'ownClans') {
    const clans = clanCount(table, side.seat)
    return byCount(clans - 2, trait.three, trait.four)
  }
  const itself = warriorOf(armed.card).clan === trait.clan ? 1 : 0
  const others = countClanWithPartner(table, side.seat, trait.clan) - itself
  return byCount(others, trait.bonus1, trait.bonus2)
}

/** Nothing, the smaller or the larger bonus. */
function byCount(count: number, one: number, more: number): number {
  if (count < 1) return 0
  return count === 1 ? one : more
}

/** What the Tyr card under an activated warrior adds (VH-82). */
function tyrBonus(table: Table, side: SideSeen, armed: ArmedSeen): number {
  const { tyr } = fighterAt(table, armed)
  const card = tyr === null ? null : cardOf(tyr)
  return card?.type === 'tyr' ? tyrStrength(table, side, card.effect) : 0
}

function tyrStrength(table: Table, side: SideSeen, effect: TyrEffect): number {
  switch (effect.kind) {
    case 'strength':
      return effect.value
    case 'foeColourStrength':
      return foeHasClan(table, side, effect.clan) ? effect.value : 0
    case 'dropSymbol':
      return 0
  }
}

/** Strength of one activated warrior with all that speaks for it. */
export function armedStrength(table: Table, side: SideSeen, armed: ArmedSeen): number {
  const card = warriorOf(armed.card)
  const trait = card.trait === null ? 0 : traitBonus(table, side, armed, card.trait)
  const jarl = armed.seat === side.seat ? clanBonus(table, side, card.clan) : 0
  return card.strength + trait + jarl + tyrBonus(table, side, armed) + armed.bonus
}

/** What the strength of an activated warrior is made of; it adds up to `armedStrength`. */
export interface StrengthParts {
  readonly printed: number
  readonly trait: number
  readonly jarl: number
  readonly tyr: number
  /** From a card set aside (VH-78). */
  readonly aside: number
}

/** The same of a warrior of a side that may not be activated yet. */
export function strengthParts(table: Table, side: SideSeen, ref: Ref): StrengthParts {
  const { card: id } = fighterAt(table, ref)
  const isThis = ({ seat, space }: Ref) => seat === ref.seat && space === ref.space
  const armed = side.armed.find(isThis) ?? { ...ref, card: id, dice: [], bonus: 0 }
  const card = warriorOf(id)
  return {
    printed: card.strength,
    trait: card.trait === null ? 0 : traitBonus(table, side, armed, card.trait),
    jarl: ref.seat === side.seat ? clanBonus(table, side, card.clan) : 0,
    tyr: tyrBonus(table, side, armed),
    aside: armed.bonus,
  }
}

/** Strength from a tactic that counts warriors (VH-73, VH-74). */
export function countingTactic(table: Table, side: SideSeen, id: CardId): number {
  const card = cardOf(id)
  return card.type === 'tactic' ? countedStrength(table, side, card.effect) : 0
}

function countedStrength(table: Table, side: SideSeen, effect: TacticEffect): number {
  switch (effect.kind) {
    case 'strengthPerWarrior':
      return effect.value * squadSize(playerAt(table, side.seat))
    case 'strengthByActivated':
      return at(effect.table, Math.min(ownArmed(side), effect.table.length - 1))
    case 'strength':
    case 'rollExtraKeep':
    case 'freeReroll':
    case 'turnMisses':
    case 'cancelFoeJarl':
    case 'asDie':
    case 'roadToValhalla':
    case 'callFromDiscard':
      return 0
  }
}

/** What a tactic with a fixed strength adds, with what the Jarl makes of it (einar). */
export function fixedStrength(
  table: Table,
  side: SideSeen,
  effect: OfKind<TacticEffect, 'strength'>,
): number {
  return effect.value + amountOf(table, side, 'tacticStrength')
}

/** The strength that a tactic brings: the printed one with what the Jarl adds (einar), or by count. */
export function tacticStrength(table: Table, side: SideSeen, id: CardId): number {
  const card = cardOf(id)
  if (card.type === 'tactic' && card.effect.kind === 'strength')
    return fixedStrength(table, side, card.effect)
  return countingTactic(table, side, id)
}

function countingTactics(table: Table, side: SideSeen): number {
  let sum = 0
  for (const id of side.tactics) sum += countingTactic(table, side, id)
  return sum
}

/** A side's strength now; nothing counts without an activated warrior (VH-37, VH-R15). */
export function sideStrength(table: Table, side: SideSeen): number {
  if (side.armed.length === 0) return 0
  let sum = side.strength + countingTactics(table, side) + jarlStrength(table, side)
  side.armed.forEach((armed, index) => {
    if (!side.onRoad.includes(index)) sum += armedStrength(table, side, armed)
  })
  return isSolo(table) ? sum + warriorGlory(table, side.seat) : sum
}
