import type { AnyRules } from '@meadhall/kernel'
import { bloodRageBots } from './blood-rage-bots.ts'
import type { Bots } from './levels.ts'
import { valhallaBots } from './valhalla-bots.ts'

/** The bots of each game, by the game's id. */
const BOTS: Readonly<Record<string, Bots>> = {
  'blood-rage': bloodRageBots,
  valhalla: valhallaBots,
}

/** The bots that play a game. */
export function botsFor(rules: Pick<AnyRules, 'id'>): Bots {
  const bots = BOTS[rules.id]
  if (bots === undefined) throw new Error(`no bot plays "${rules.id}"`)
  return bots
}

export {
  type Asked,
  type Bot,
  type Budget,
  Stopped,
  type StopSignal,
  type Thinking,
} from './bot.ts'
export type { Evaluator } from './greedy.ts'
export { BOT_NAMES, type BotName, type Bots } from './levels.ts'
