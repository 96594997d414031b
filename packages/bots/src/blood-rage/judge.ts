import { type BloodRageTypes, bloodRage, type State } from '@meadhall/game-blood-rage'
import { pick, type Seat } from '@meadhall/kernel'
import type { Judge } from '../judge.ts'
import { learntBy } from '../network/learnt.ts'
import { type Network, type Verdict, worthOf } from '../network/network.ts'
import { resultOf } from '../network/result.ts'
import { BLOOD_RAGE_FEATURES } from './features.ts'

/** The lead in Glory that is worth three quarters. */
export const BLOOD_RAGE_SPREAD = 20

const QUIET: ReadonlySet<string> = new Set(['turn', 'draft', 'discard'])

/** Blood Rage's judge: a game that is over is counted, before that the network is asked. */
export function bloodRageJudge(network: Network): Judge<BloodRageTypes> {
  const learnt = learntBy(network, BLOOD_RAGE_FEATURES)
  return {
    worth(state, seat) {
      const result = resultIn(state, seat)
      return result === null ? learnt.worth(state, seat) : worthOf(result)
    },
    chance: (state, seat) => resultIn(state, seat)?.win ?? learnt.chance(state, seat),
    reply: (_state, _decision, legal, rng) => pick(rng, legal),
    isQuiet: ({ kind }) => QUIET.has(kind),
  }
}

function resultIn(state: Readonly<State>, seat: Seat): Verdict | null {
  const outcome = bloodRage.outcome(state)
  if (outcome === null) return null
  const teams = bloodRage.teams({ options: state.options, seats: state.clans.length })
  return resultOf(outcome, teams, seat, BLOOD_RAGE_SPREAD)
}
