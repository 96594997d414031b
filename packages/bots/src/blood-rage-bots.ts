import { bloodRage } from '@meadhall/game-blood-rage'
import { bloodRageEvaluator } from './blood-rage.ts'
import { greedyBot } from './greedy.ts'
import type { Bots } from './levels.ts'
import { randomBot } from './random.ts'

export const bloodRageBots: Bots = {
  random: randomBot(),
  greedy: greedyBot(bloodRage, bloodRageEvaluator),
}
