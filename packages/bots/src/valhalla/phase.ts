import {
  diceName,
  dieName,
  FACES,
  type Face,
  isMiss,
  MISS,
  parseDie,
  type ValhallaAction,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { best as bestOf } from '../best.ts'
import { type Fight, fightOf, nextArming, totalOf } from './fight.ts'
import { type Goal, goalOf } from './goal.ts'
import { someRolls } from './guess.ts'
import { bestPlan } from './rerolls.ts'
import type { Luck, Sight } from './table.ts'
import { price, reachOf, strengthTactics, tacticWorth } from './tactics.ts'

/** Where imagined rolls come from. */
interface Mind {
  readonly luck: Luck
}

/** A gain in points below this is luck. */
const NOISE = 0.12
interface Try {
  readonly action: ValhallaAction
  readonly gain: number
}

/** Rerolls and tactics while they promise more, then the best arming, then done. */
export function choosePhase(
  view: Sight,
  seat: Seat,
  legal: readonly ValhallaAction[],
  { luck }: Mind,
): ValhallaAction {
  const fight = fightOf(view, seat)
  const reach = reachOf(fight, legal)
  const goal = goalOf(fight, someRolls(luck), reach)
  const total = totalOf(fight, fight.side.dice)
  const now = goal.worth(total)
  let best: Try | null = null
  for (const one of tries(fight, goal, now, legal, luck)) {
    if (one.gain > (best?.gain ?? 0)) best = one
  }
  if (best !== null) return best.action
  const short = goal.needed === null ? 0 : goal.needed - total
  if (total > 0 && short > 0 && short <= reach) return spendTactic(fight, legal)
  return armOrEnd(fight, goal, legal)
}

function spendTactic(fight: Fight, legal: readonly ValhallaAction[]): ValhallaAction {
  return strengthTactics(fight, legal)[0] ?? at(legal, legal.length - 1)
}

function armOrEnd(fight: Fight, goal: Goal, legal: readonly ValhallaAction[]): ValhallaAction {
  const next = nextArming(fight, (refs) => goal.worthOfSet(refs))
  const words = next && diceName(next.dice)
  const arm = legal.find(
    (action) =>
      action.type === 'arm' &&
      action.seat === next?.ref.seat &&
      action.space === next.ref.space &&
      action.dice === words,
  )
  return arm ?? at(legal, legal.length - 1)
}

function* tries(
  fight: Fight,
  goal: Goal,
  now: number,
  legal: readonly ValhallaAction[],
  luck: Luck,
): Generator<Try> {
  if (fight.candidates.length > 0) {
    const free = legal.find((action) => action.type === 'free-reroll')
    if (free !== undefined) yield* rollTry(fight, goal, now, free, luck)
    else yield* paidTry(fight, goal, now, legal, luck)
  }
  for (const action of legal) {
    if (action.type === 'turn') yield { action, gain: turned(fight, goal, action.face) - now }
    if (action.type === 'tactic') {
      const gain = tacticWorth(fight, goal, action, luck) - now - price(fight, goal, action.card)
      yield { action, gain }
    }
  }
}

function* rollTry(
  fight: Fight,
  goal: Goal,
  now: number,
  action: ValhallaAction,
  luck: Luck,
): Generator<Try> {
  const plan = bestPlan(fight, goal, fight.side.dice, 0, luck)
  if (plan !== null) yield { action, gain: plan.worth - now - NOISE / 2 }
}

/** A reroll that costs a die: one of those that would be rolled. */
function* paidTry(
  fight: Fight,
  goal: Goal,
  now: number,
  legal: readonly ValhallaAction[],
  luck: Luck,
): Generator<Try> {
  const plan = bestPlan(fight, goal, fight.side.dice, 1, luck)
  if (plan === null) return
  const [lost] = plan.roll.toSorted((a, b) => a - b)
  const action = legal.find((one) => one.type === 'reroll' && parseDie(one.die) === lost)
  if (action !== undefined) yield { action, gain: plan.worth - now - NOISE }
}

/** The worth with one miss turned to a face. */
function turned(fight: Fight, goal: Goal, face: Face): number {
  const dice = fight.side.dice.slice()
  const index = dice.findIndex(isMiss)
  dice[index] = at(dice, index) - MISS + FACES.indexOf(face)
  return goal.worth(totalOf(fight, dice))
}

/**
 * The next die to roll again. The rolls imagined for it follow from the dice alone, so that every
 * question of one reroll comes to the same plan without remembering it.
 */
export function chooseReroll(
  view: Sight,
  seat: Seat,
  legal: readonly ValhallaAction[],
): ValhallaAction {
  const fight = fightOf(view, seat)
  const frame = view.frames.at(-1)
  const chosen = frame?.kind === 'reroll' ? frame.chosen : []
  const pool = [...fight.side.dice, ...chosen].sort((a, b) => a - b)
  const luck = luckFrom(pool)
  const goal = goalOf(fight, someRolls(luck), 0)
  const kept = bestPlan(fight, goal, pool, 0, luck)?.keep ?? pool
  const wanted = beyond(fight.side.dice, kept).map(dieName)
  const die = legal.find((action) => action.type === 'die' && wanted.includes(action.die))
  return die ?? at(legal, legal.length - 1)
}

/** The dice that lie there beyond those that are to be kept. */
function beyond(dice: readonly number[], kept: readonly number[]): number[] {
  const left = kept.slice()
  return dice.filter((die) => {
    const index = left.indexOf(die)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Dice as a number that is not zero. */
function luckFrom(dice: readonly number[]): Luck {
  return { seed: dice.reduce((sum, die) => Math.imul(sum, 31) + die + 1, 7) || 1 }
}

/** Faces for misses, one after another: the one that brings most, if any does. */
export function chooseTurn(
  view: Sight,
  seat: Seat,
  legal: readonly ValhallaAction[],
  { luck }: Mind,
): ValhallaAction {
  const fight = fightOf(view, seat)
  const goal = goalOf(fight, someRolls(luck), 0)
  const misses = fight.side.dice.filter(isMiss).length
  const later = (face: Face): number => {
    const dice = fight.side.dice.slice()
    const index = dice.findIndex(isMiss)
    dice[index] = FACES.indexOf(face)
    const weapons = dice.map((die) => (isMiss(die) ? die - MISS : die))
    return goal.worth(totalOf(fight, weapons, misses - 1))
  }
  return bestOf(legal, (action) => (action.type === 'turn' ? later(action.face) : -1))
}

/** Which of the new dice stays. */
export function chooseDie(
  view: Sight,
  seat: Seat,
  legal: readonly ValhallaAction[],
): ValhallaAction {
  const fight = fightOf(view, seat)
  return bestOf(legal, (action) =>
    action.type === 'die' ? totalOf(fight, [...fight.side.dice, parseDie(action.die)]) : -1,
  )
}
