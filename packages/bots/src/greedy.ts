import {
  at,
  below,
  type Decision,
  type GameTypes,
  pick,
  type RngState,
  type Rules,
  type Seat,
  seedRng,
} from '@meadhall/kernel'
import { best } from './best.ts'
import { type Bot, stopIf } from './bot.ts'

/** What a game must tell the greedy bot: how good a state is for a seat, and what ends a look. */
export interface Evaluator<S> {
  score(state: Readonly<S>, seat: Seat): number
  /** Decisions at which the consequences of an action are taken to be over. */
  isQuiet(decision: Decision): boolean
}

/** What tells greedy bots of one game apart. */
interface GreedyPlan {
  readonly name: string
  /** How many imagined states each answer is tried in. */
  readonly samples: number
  /** By how much it misjudges an answer at most, in the evaluator's own measure. */
  readonly slack?: number
}

/** How finely a misjudgement is drawn. */
const GRAINS = 1 << 16
/** How many choices of others may be guessed before the look ends. */
const SETTLE_LIMIT = 40

/**
 * One step ahead on a plain evaluation: imagines full states that agree with its view, tries every
 * answer in each, lets the others answer at random until the action is over, and takes the best.
 */
export function greedyBot<G extends GameTypes>(
  rules: Rules<G>,
  evaluator: Evaluator<G['state']>,
  { name, samples, slack = 0 }: GreedyPlan,
): Bot<G['view'], G['action']> {
  return {
    name,
    // biome-ignore lint/suspicious/useAwait: bots are asynchronous
    async choose({ view, decision, legal }, { seed, signal }) {
      stopIf(signal)
      if (legal.length === 1) return at(legal, 0)
      const rng = seedRng(seed)
      const worlds = Array.from({ length: samples }, () => rules.determinize(view, rng))
      return best(legal, (action) => {
        let sum = slack === 0 ? 0 : (samples * slack * below(rng, GRAINS)) / GRAINS
        for (const world of worlds)
          sum += look({ rules, evaluator, rng }, world, action, decision.seat)
        return sum
      })
    },
  }
}

interface Look<G extends GameTypes> {
  readonly rules: Rules<G>
  readonly evaluator: Evaluator<G['state']>
  readonly rng: RngState
}

/** The worth of an action in one imagined state. */
function look<G extends GameTypes>(
  { rules, evaluator, rng }: Look<G>,
  world: Readonly<G['state']>,
  action: G['action'],
  seat: Seat,
): number {
  const state = rules.clone(world)
  rules.apply(state, action)
  for (let count = 0; count < SETTLE_LIMIT; count++) {
    const decision = rules.decisions(state)[0]
    if (decision === undefined || evaluator.isQuiet(decision)) break
    rules.apply(state, pick(rng, rules.legalActions(state, decision)))
  }
  return evaluator.score(state, seat)
}
