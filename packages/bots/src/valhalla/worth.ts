import {
  type CardId,
  cardOf,
  type JarlCard,
  jarlAt,
  monsterTrait,
  seenCards,
  type TacticEffect,
  type WarriorCard,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Sight } from './table.ts'

/** Rough worth of tactics in points, by what they do. */
const TACTIC_WORTH: Readonly<Record<TacticEffect['kind'], number>> = {
  strength: 2.2,
  rollExtraKeep: 2.4,
  freeReroll: 2.8,
  turnMisses: 2.2,
  cancelFoeJarl: 1,
  asDie: 2,
  roadToValhalla: 2.2,
  callFromDiscard: 2.2,
  strengthPerWarrior: 2.5,
  strengthByActivated: 2.4,
}
const THOR_WORTH = 1.2
const MISSION_WORTH = 1.6
const TYR_WORTH = 1.4
const TRAIT_WORTH = 1.4
/** A fourth tactic in hand is worth little, and so is a sixth warrior. */
const ENOUGH_TACTICS = 3
const ENOUGH_WARRIORS = 3

/** What a card is worth in points, whoever holds it. */
export function plainWorth(id: CardId, jarl: JarlCard | null): number {
  const card = cardOf(id)
  switch (card.type) {
    case 'warrior':
      return warriorWorth(card, jarl)
    case 'tactic':
      return tacticWorth(card.effect.kind, jarl)
    case 'thor':
      return THOR_WORTH
    case 'mission':
      return MISSION_WORTH
    case 'tyr':
      return TYR_WORTH
  }
}

/** Strength that the Jarl adds to each tactic for strength. */
export function tacticEdge(jarl: JarlCard | null): number {
  return jarl?.base.kind === 'tacticStrength' ? jarl.base.value : 0
}

function tacticWorth(kind: TacticEffect['kind'], jarl: JarlCard | null): number {
  const worth = TACTIC_WORTH[kind]
  return kind === 'strength' ? worth + 0.55 * tacticEdge(jarl) : worth
}

/** Strength and glory, less what the dice are worth that it takes: many are hard to roll. */
export function warriorWorth(card: WarriorCard, jarl: JarlCard | null): number {
  const trait = card.trait === null ? 0 : TRAIT_WORTH
  const favour = card.favour === null ? 0 : 0.5
  const strength = card.strength + trait + clanEdge(card, jarl)
  const dice = 0.5 * card.slots + 0.1 * card.slots * card.slots
  return 0.45 * strength + 0.5 * card.glory + favour - dice
}

function clanEdge(card: WarriorCard, jarl: JarlCard | null): number {
  if (jarl?.base.kind !== 'clanStrength' || jarl.base.clan !== card.clan) return 0
  return jarl.base.value + 0.5
}

/** What one more such card is worth to a hand: enough of one kind is enough. */
export function cardWorth(view: Sight, seat: Seat, id: CardId): number {
  const hand = seenCards(at(view.players, seat).hand)
  const warriors = hand.filter((card) => cardOf(card).type === 'warrior').length
  const card = cardOf(id)
  const worth = plainWorth(id, jarlAt(view, seat))
  if (card.type === 'warrior') {
    const alone = view.monster === null ? 0 : -0.3 * card.glory
    return worth + alone + 0.4 * (ENOUGH_WARRIORS - warriors)
  }
  if (card.type === 'tactic' && monsterTrait(view)?.kind === 'noTactics') return 0
  const others = hand.length - warriors
  return others >= ENOUGH_TACTICS ? worth * 0.6 : worth
}
