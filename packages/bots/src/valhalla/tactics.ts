import type { CardId } from '@meadhall/game-valhalla'
import {
  cardOf,
  FACE_COUNT,
  FACES,
  isMiss,
  jarlAt,
  MISS,
  monsterTrait,
  parseDie,
  seenCards,
  tacticStrength,
  type ValhallaAction,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import { type Fight, totalOf } from './fight.ts'
import type { Goal } from './goal.ts'
import { bestPlan, expected, without } from './rerolls.ts'
import type { Luck } from './table.ts'
import { plainWorth } from './worth.ts'

/** A tactic must bring this share of its worth. */
const TACTIC_PRICE = 0.75

/** Strength a tactic adds, 0 for other tactics. */
function strengthOf({ view, side }: Fight, id: CardId): number {
  return tacticStrength(view, side, id)
}

export type Tactic = Extract<ValhallaAction, { type: 'tactic' }>

/** Tactics for strength whose cost takes nothing from the arming, the strongest first. */
export function strengthTactics(fight: Fight, legal: readonly ValhallaAction[]): Tactic[] {
  const total = totalOf(fight, fight.side.dice)
  return legal
    .filter((action) => action.type === 'tactic')
    .filter((action) => strengthOf(fight, action.card) > 0)
    .filter((action) => {
      if (action.die === '') return true
      return totalOf(fight, without(fight.side.dice, [parseDie(action.die)])) === total
    })
    .sort((a, b) => strengthOf(fight, b.card) - strengthOf(fight, a.card))
}

/** The strength that tactics in hand can still add. */
export function reachOf(fight: Fight, legal: readonly ValhallaAction[]): number {
  const two = monsterTrait(fight.view)?.kind === 'maxTwoTactics'
  const cards = new Set(strengthTactics(fight, legal).map((action) => action.card))
  const hand = seenCards(at(fight.view.players, fight.side.seat).hand)
  const values = hand.filter((card) => cards.has(card)).map((card) => strengthOf(fight, card))
  values.sort((a, b) => b - a)
  const allowed = two ? Math.max(0, 2 - fight.side.tactics.length) : values.length
  return values.slice(0, allowed).reduce((sum, value) => sum + value, 0)
}

/** What playing a card must bring. */
export function price(fight: Fight, goal: Goal, card: CardId): number {
  if (goal.spend) return 0.01
  return TACTIC_PRICE * plainWorth(card, jarlAt(fight.view, fight.side.seat))
}

/** The worth of the position after a tactic. */
export function tacticWorth(fight: Fight, goal: Goal, action: Tactic, luck: Luck): number {
  const card = cardOf(action.card)
  if (card.type !== 'tactic') return 0
  const { dice, armed } = fight.side
  const left = action.die === '' ? dice : without(dice, [parseDie(action.die)])
  const total = totalOf(fight, left)
  const plus = (more: number): number => goal.worth(total === 0 ? 0 : total + more)
  const { effect } = card
  switch (effect.kind) {
    case 'strength':
    case 'strengthPerWarrior':
      return goal.needed === null ? plus(strengthOf(fight, action.card)) : 0
    case 'strengthByActivated':
      return plus(effect.table[Math.min(4, armed.length + 1)] ?? 0)
    case 'cancelFoeJarl':
      return plus(1)
    case 'roadToValhalla':
      return plus(3)
    case 'asDie':
      return goal.worth(totalOf(fight, [...dice, FACES.indexOf(effect.face) + 2 * FACE_COUNT]))
    case 'rollExtraKeep':
      return expected(fight, goal, dice, 1, luck) + 0.1
    case 'turnMisses':
      return goal.worth(exchanged(fight))
    case 'freeReroll':
      return (bestPlan(fight, goal, dice, 0, luck)?.worth ?? 0) + 0.2
    default:
      return 0
  }
}

/** The total if every miss could be any weapon. */
function exchanged(fight: Fight): number {
  const { dice } = fight.side
  const misses = dice.filter(isMiss).length
  const weapons = dice.map((die) => (isMiss(die) ? die - MISS : die))
  return totalOf(fight, weapons, misses)
}
