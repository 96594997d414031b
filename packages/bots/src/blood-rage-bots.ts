import { bloodRage } from '@meadhall/game-blood-rage'
import { reopened } from './blood-rage/reopened.ts'
import { bloodRageEvaluator } from './blood-rage.ts'
import { greedyBot } from './greedy.ts'
import { judgeByHand } from './judge.ts'
import type { Bots, ReadWeights } from './levels.ts'
import { randomBot } from './random.ts'
import { nornBot } from './search/norn.ts'

/** The lead that is worth three quarters, in the evaluator's points. */
const LEAD = 25

export { BLOOD_RAGE_FEATURES } from './blood-rage/features.ts'

/**
 * The bots of Blood Rage. For the time being a thrall takes any answer, a champion is a
 * warrior that imagines more states, and the norn searches by the warrior's rules of thumb: no
 * network stands behind them yet.
 */
export function bloodRageBots(_readWeights: ReadWeights): Promise<Bots> {
  const greedy = (name: string, samples: number) =>
    greedyBot(bloodRage, bloodRageEvaluator, { name, samples })
  return Promise.resolve({
    thrall: randomBot(),
    warrior: greedy('warrior', 2),
    champion: greedy('champion', 4),
    norn: nornBot({ rules: bloodRage, judge: judgeByHand(bloodRageEvaluator, LEAD), reopened }),
  })
}
