import { type Decision, type GameTypes, pick, type RngState, type Seat } from '@meadhall/kernel'
import type { Evaluator } from './greedy.ts'

/** What a game tells those who look ahead in imagined states. */
export interface Judge<G extends GameTypes> {
  /** How good an imagined state is for a seat, 0 to 1, from what that seat knows in it and nothing else. */
  worth(state: Readonly<G['state']>, seat: Seat): number
  /** A cheap, plausible answer of whoever is asked: what others are taken to do. */
  reply(
    state: Readonly<G['state']>,
    decision: Decision,
    legal: readonly G['action'][],
    rng: RngState,
  ): G['action']
  /** Whether the consequences of an action are over at this question. */
  isQuiet(decision: Decision): boolean
}

/**
 * A judge by rules of thumb: what an evaluator says, squashed; others answer anything. `spread` is
 * the lead that is worth three quarters.
 */
export function judgeByHand<G extends GameTypes>(
  evaluator: Evaluator<G['state']>,
  spread: number,
): Judge<G> {
  return {
    worth(state, seat) {
      const lead = evaluator.score(state, seat) / spread
      return 0.5 + (0.5 * lead) / (1 + Math.abs(lead))
    },
    reply: (_state, _decision, legal, rng) => pick(rng, legal),
    isQuiet: (decision) => evaluator.isQuiet(decision),
  }
}
