import { type BloodRageTypes, bloodRage } from '@meadhall/game-blood-rage'
import { pick } from '@meadhall/kernel'
import type { Judge } from '../judge.ts'
import { learntWorth } from '../network/learnt.ts'
import { type Network, worthOf } from '../network/network.ts'
import { resultOf } from '../network/result.ts'
import { BLOOD_RAGE_FEATURES } from './features.ts'

/** The lead in Glory that is worth three quarters. */
export const BLOOD_RAGE_SPREAD = 20

const QUIET: ReadonlySet<string> = new Set(['turn', 'draft', 'discard'])

/** Blood Rage's judge: a game that is over is counted, before that the network is asked. */
export function bloodRageJudge(network: Network): Judge<BloodRageTypes> {
  const learnt = learntWorth(network, BLOOD_RAGE_FEATURES)
  return {
    worth(state, seat) {
      const outcome = bloodRage.outcome(state)
      if (outcome === null) return learnt(state, seat)
      const teams = bloodRage.teams({ options: state.options, seats: state.clans.length })
      return worthOf(resultOf(outcome, teams, seat, BLOOD_RAGE_SPREAD))
    },
    reply: (_state, _decision, legal, rng) => pick(rng, legal),
    isQuiet: ({ kind }) => QUIET.has(kind),
  }
}
