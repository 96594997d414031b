import type { Asked, Bot, Budget } from '@meadhall/bots'
import {
  at,
  type Decision,
  type Emit,
  type GameTypes,
  type Rules,
  type Seat,
  type Start,
} from '@meadhall/kernel'
import { botSeeds } from './bot-seed.ts'

/** A game of bots alone. */
export interface BotGame<G extends GameTypes> {
  readonly start: Start<G['options']>
  readonly bots: readonly Bot<G['view'], G['action']>[]
  readonly emit?: Emit<G['event']>
  /** How long a seat may think about its next choice. */
  readonly budget?: (seat: Seat) => Budget
  /** Told of each answer before it is carried out. */
  readonly onAnswer?: (decision: Decision, action: G['action']) => void
}

/**
 * Plays a game of bots to its end and gives its last state: what a match would come to, move by
 * move, without anybody who watches or a store that could refuse.
 */
export async function playBots<G extends GameTypes>(
  rules: Rules<G>,
  { start, bots, budget, emit, onAnswer }: BotGame<G>,
): Promise<G['state']> {
  const state = rules.setup(start, emit)
  const seeds = botSeeds(start.seed)
  let step = 0
  for (let open = rules.decisions(state)[0]; open; open = rules.decisions(state)[0]) {
    const asked = new Look(rules, state, open)
    const [only] = asked.legal
    const isForced = only !== undefined && asked.legal.length === 1
    const action = isForced
      ? only
      : await at(bots, open.seat).choose(asked, {
          seed: seeds(open.seat, step),
          budget: budget?.(open.seat) ?? {},
        })
    onAnswer?.(open, action)
    rules.apply(state, action, emit)
    step += 1
  }
  return state
}

/** What a bot is asked. Not all bots look, so the view is built for those that do. */
class Look<G extends GameTypes> implements Asked<G['view'], G['action']> {
  readonly decision: Decision
  readonly legal: readonly G['action'][]
  readonly #rules: Rules<G>
  readonly #state: G['state']

  constructor(rules: Rules<G>, state: G['state'], decision: Decision) {
    this.#rules = rules
    this.#state = state
    this.decision = decision
    this.legal = rules.legalActions(state, decision)
  }

  get view(): G['view'] {
    return this.#rules.view(this.#state, this.decision.seat)
  }
}
