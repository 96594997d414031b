import { at } from '@meadhall/kernel'
import { tacticAction, type ValhallaAction } from '../actions.ts'
import { MONSTER_SEAT, type Side } from '../battle.ts'
import { cardOf, isCardId } from '../cards/index.ts'
import type { CardId, TacticCard } from '../cards/printed.ts'
import { countRollable, dieName, faceName, isMiss, parseDie } from '../dice.ts'
import type { Die, Weapon } from '../ids.ts'
import { holds } from '../queries/conditions.ts'
import { whyMonsterForbids } from '../queries/monster.ts'
import { battleOf, playerAt, type State } from '../state.ts'
import type { Verdict } from '../why.ts'
import { whyNotOnRoad } from './road.ts'

/** Whether a tactic can be played now, its cost aside (VH-34). */
function whyNotTactic(state: Readonly<State>, side: Readonly<Side>, card: TacticCard): Verdict {
  if (card.timing !== 'ownPhase') return 'not-in-own-phase'
  if (card.role !== 'any' && card.role !== side.role) return 'wrong-role'
  return whyMonsterForbids(state, side, card) ?? whyNotEffect(state, side, card)
}

function whyNotEffect(state: Readonly<State>, side: Readonly<Side>, card: TacticCard): Verdict {
  const { effect } = card
  const battle = battleOf(state)
  switch (effect.kind) {
    case 'strength':
      return effect.condition && !holds(state, side.seat, side, effect.condition)
        ? 'condition-not-met'
        : null
    case 'rollExtraKeep':
      return state.grey > 0 ? null : 'no-extra-dice'
    case 'freeReroll':
      return countRollable(side.dice) > 0 ? null : 'die-not-there'
    case 'turnMisses':
      return side.dice.some(isMiss) ? null : 'no-misses'
    case 'cancelFoeJarl':
      return battle.kind === 'attack' ? null : 'wrong-role'
    case 'roadToValhalla':
      return canTakeRoad(state) ? null : 'nobody-on-road'
    case 'asDie':
    case 'callFromDiscard':
    case 'strengthPerWarrior':
    case 'strengthByActivated':
      return null
  }
}

/** VH-68: the attacker must have a warrior left to pick (VH-R58). */
function canTakeRoad(state: Readonly<State>): boolean {
  const battle = battleOf(state)
  const attacker = at(battle.sides, 0)
  return (
    battle.attacker !== MONSTER_SEAT &&
    attacker.armed.some((one) => whyNotOnRoad(state, attacker, one) === null)
  )
}

function costOf(card: TacticCard): Weapon | 'any' | null {
  return card.effect.kind === 'strength' ? (card.effect.cost ?? null) : null
}

/** Whether a die pays a cost: any die, or one of the shown weapon; a delivered weapon too (VH-R4). */
function pays(die: Die, cost: Weapon | 'any'): boolean {
  return cost === 'any' || faceName(die) === cost
}

export function listTactics(
  state: Readonly<State>,
  side: Readonly<Side>,
  out: ValhallaAction[],
): void {
  const { hand } = playerAt(state, side.seat)
  for (let index = 0; index < hand.length; index++) {
    const id = at(hand, index)
    const card = cardOf(id)
    if (
      card.type !== 'tactic' ||
      hand.indexOf(id) < index ||
      whyNotTactic(state, side, card) !== null
    )
      continue
    const cost = costOf(card)
    if (cost === null) out.push(tacticAction(side.seat, id, ''))
    else listPayments(side, id, cost, out)
  }
}

function listPayments(
  side: Readonly<Side>,
  id: CardId,
  cost: Weapon | 'any',
  out: ValhallaAction[],
): void {
  side.dice.forEach((die, index) => {
    if (side.dice.indexOf(die) === index && pays(die, cost))
      out.push(tacticAction(side.seat, id, dieName(die)))
  })
}

export function whyNotPlayTactic(
  state: Readonly<State>,
  side: Readonly<Side>,
  id: CardId,
  die: string,
): Verdict {
  if (!isCardId(id) || !playerAt(state, side.seat).hand.includes(id)) return 'not-in-hand'
  const card = cardOf(id)
  if (card.type !== 'tactic') return 'not-a-tactic'
  const cannot = whyNotTactic(state, side, card)
  if (cannot !== null) return cannot
  const cost = costOf(card)
  if (cost === null) return die === '' ? null : 'cost-not-paid'
  const paid = parseDie(die)
  return side.dice.includes(paid) && pays(paid, cost) ? null : 'cost-not-paid'
}
