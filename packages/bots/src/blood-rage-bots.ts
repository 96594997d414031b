import { type BloodRageTypes, bloodRage } from '@meadhall/game-blood-rage'
import { BLOOD_RAGE_LIKINGS, bloodRageLedger } from './blood-rage/ledger.ts'
import { reopened } from './blood-rage/reopened.ts'
import { thrallEvaluator } from './blood-rage/thrall.ts'
import { bloodRageEvaluator } from './blood-rage.ts'
import { foresighted } from './foresighted.ts'
import { greedyBot } from './greedy.ts'
import { judgeByHand } from './judge.ts'
import type { Bots, ReadWeights } from './levels.ts'
import { nornBot } from './search/norn.ts'

export { BLOOD_RAGE_FEATURES } from './blood-rage/features.ts'
export { BLOOD_RAGE_SPREAD, bloodRageJudge } from './blood-rage/judge.ts'

/** The lead that is worth three quarters, in the evaluator's points. */
const LEAD = 25

/** One imagined state, and off by up to the Glory of a battle or two in judging an answer. */
const THRALL = { name: 'thrall', samples: 1, slack: 4 }

/** Needs no network: what networks first learn from, and are measured against. */
export const bloodRageWarrior = greedyBot(bloodRage, bloodRageEvaluator, {
  name: 'warrior',
  samples: 2,
})

/**
 * The bots of Blood Rage. For the time being a champion is a warrior that imagines more states, and
 * the norn searches by the warrior's rules of thumb: no network stands behind them yet.
 */
export function bloodRageBots(_readWeights: ReadWeights): Promise<Bots> {
  const cast = {
    rules: bloodRage,
    judge: judgeByHand<BloodRageTypes>(bloodRageEvaluator, LEAD),
    ledger: bloodRageLedger,
    likings: BLOOD_RAGE_LIKINGS,
  }
  return Promise.resolve({
    thrall: greedyBot(bloodRage, thrallEvaluator, THRALL),
    warrior: bloodRageWarrior,
    champion: greedyBot(bloodRage, bloodRageEvaluator, { name: 'champion', samples: 4 }),
    norn: foresighted(cast, (judge) => nornBot({ rules: bloodRage, judge, reopened })),
  })
}
