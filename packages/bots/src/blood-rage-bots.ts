import {
  type BloodRageAction,
  type BloodRageTypes,
  bloodRage,
  differingBloodRage,
  type View,
} from '@meadhall/game-blood-rage'
import { amongDiffering } from './blood-rage/differing.ts'
import { BLOOD_RAGE_FEATURES } from './blood-rage/features.ts'
import { bloodRageJudge } from './blood-rage/judge.ts'
import { BLOOD_RAGE_LIKINGS, bloodRageLedger } from './blood-rage/ledger.ts'
import { reopened } from './blood-rage/reopened.ts'
import { thrall, warrior } from './blood-rage-thumb-bots.ts'
import type { Weighing } from './bot.ts'
import { championBot, type Manner } from './champion.ts'
import { foresighted } from './foresighted.ts'
import type { Judge } from './judge.ts'
import type { Bots, ReadWeights } from './levels.ts'
import { readNetwork } from './network/read-network.ts'
import { once, onDemand } from './on-demand.ts'
import { nornBot } from './search/norn.ts'

export { BLOOD_RAGE_FEATURES } from './blood-rage/features.ts'
export { BLOOD_RAGE_SPREAD, bloodRageJudge } from './blood-rage/judge.ts'
export { warrior as bloodRageWarrior } from './blood-rage-thumb-bots.ts'

/** How a champion looks ahead: the better half of the answers is looked at longer. */
export const BLOOD_RAGE_MANNER: Manner = { rounds: [4, 4, 8], followsUp: true }

/** A champion of Blood Rage over any judge of it. */
function bloodRageChampion(judge: Judge<BloodRageTypes>): Weighing<View, BloodRageAction> {
  return amongDiffering(championBot(differingBloodRage, judge, BLOOD_RAGE_MANNER))
}

/** A norn of Blood Rage over any judge of it. */
export function bloodRageNorn(judge: Judge<BloodRageTypes>): Weighing<View, BloodRageAction> {
  return amongDiffering(
    nornBot({ rules: differingBloodRage, judge, foresees: true, mixes: true, reopened }),
  )
}

/** The bots of Blood Rage. Champion and norn stand on a network, which is read when one is asked. */
export function bloodRageBots(readWeights: ReadWeights): Promise<Bots> {
  const { id } = bloodRage
  const cast = once(async () => {
    const network = readNetwork(await readWeights(id), id, BLOOD_RAGE_FEATURES)
    const judge = bloodRageJudge(network)
    return { rules: bloodRage, judge, ledger: bloodRageLedger, likings: BLOOD_RAGE_LIKINGS }
  })
  return Promise.resolve({
    thrall,
    warrior,
    champion: onDemand('champion', async () => foresighted(await cast(), bloodRageChampion)),
    norn: onDemand('norn', async () => foresighted(await cast(), bloodRageNorn)),
  })
}
