import type { AnyRules, Seed } from '@meadhall/kernel'
import { bloodRageBots } from './blood-rage-bots.ts'
import type { Bot } from './bot.ts'
import type { BotName, Bots } from './levels.ts'
import { valhallaBots } from './valhalla-bots.ts'

/** The bots of each game, by the game's id. */
const BOTS: Readonly<Record<string, Bots>> = {
  'blood-rage': bloodRageBots,
  valhalla: valhallaBots,
}

/** A bot for a game; the seed makes its choices repeatable. */
// biome-ignore lint/suspicious/noExplicitAny: views and actions belong to the game the caller names
export function createBot(name: BotName, rules: AnyRules, seed: Seed): Bot<any, any> {
  const bots = BOTS[rules.id]
  if (bots === undefined) throw new Error(`no bot plays "${rules.id}"`)
  return bots[name](seed)
}

export type { Bot } from './bot.ts'
export type { Evaluator } from './greedy.ts'
export { BOT_NAMES, type BotName, type Bots } from './levels.ts'
