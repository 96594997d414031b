import type { ActionType, ValhallaAction } from '@meadhall/game-valhalla'
import type { Chance } from './chance.ts'

/** How gladly each kind of answer is given: armed warriors and tactics make battles rich. */
const WEIGHTS: Partial<Record<ActionType, number>> = {
  arm: 60,
  tactic: 35,
  reroll: 4,
  'free-reroll': 25,
  turn: 25,
  done: 8,
}
const OTHERS = 20
/** So many answers are enough for any battle; from then on everybody is done. */
const MANY = 60

/** A random legal answer: first its kind, then one of that kind. */
export function likelyAnswer(
  chance: Chance,
  legal: readonly ValhallaAction[],
  given: number,
): ValhallaAction {
  const done = legal.find((action) => action.type === 'done')
  if (done !== undefined && given > MANY) return done
  const types = [...new Set(legal.map((action) => action.type))]
  const weights = types.map((type) => WEIGHTS[type] ?? OTHERS)
  let number = chance.below(weights.reduce((sum, weight) => sum + weight, 0))
  const at = weights.findIndex((weight) => {
    number -= weight
    return number < 0
  })
  return chance.pick(legal.filter((action) => action.type === types[at]))
}
