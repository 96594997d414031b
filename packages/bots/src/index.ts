import type { AnyRules, Seed } from '@meadhall/kernel'
import { bloodRageEvaluator } from './blood-rage.ts'
import type { Bot } from './bot.ts'
import { type Evaluator, greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { valhallaBot } from './valhalla.ts'

export const BOT_NAMES = ['random', 'greedy'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** The evaluation of each game, by the game's id. */
const EVALUATORS: Readonly<Record<string, Evaluator<never>>> = { 'blood-rage': bloodRageEvaluator }

/** A bot for a game; the seed makes its choices repeatable. */
// biome-ignore lint/suspicious/noExplicitAny: views and actions belong to the game the caller names
export function createBot(name: BotName, rules: AnyRules, seed: Seed): Bot<any, any> {
  if (name === 'random') return randomBot(seed)
  if (rules.id === 'valhalla') return valhallaBot(seed)
  const evaluator = EVALUATORS[rules.id]
  if (evaluator === undefined) throw new Error(`the greedy bot does not know "${rules.id}"`)
  return greedyBot(rules, evaluator, seed)
}

export type { Bot } from './bot.ts'
export type { Evaluator } from './greedy.ts'
