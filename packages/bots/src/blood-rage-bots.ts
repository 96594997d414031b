import { bloodRage } from '@meadhall/game-blood-rage'
import { bloodRageEvaluator } from './blood-rage.ts'
import { greedyBot } from './greedy.ts'
import type { Bots, ReadWeights } from './levels.ts'
import { randomBot } from './random.ts'

export { BLOOD_RAGE_FEATURES } from './blood-rage/features.ts'

/**
 * The bots of Blood Rage. For the time being a thrall takes any answer, and champion and norn are
 * warriors that imagine more states: no network and no search stands behind them yet.
 */
export function bloodRageBots(_readWeights: ReadWeights): Promise<Bots> {
  const greedy = (name: string, samples: number) =>
    greedyBot(bloodRage, bloodRageEvaluator, { name, samples })
  return Promise.resolve({
    thrall: randomBot(),
    warrior: greedy('warrior', 2),
    champion: greedy('champion', 4),
    norn: greedy('norn', 8),
  })
}
