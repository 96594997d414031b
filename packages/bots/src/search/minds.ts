import {
  at,
  cloneRng,
  type Decision,
  freshRng,
  type GameTypes,
  type RngState,
  type Seat,
} from '@meadhall/kernel'
import { best } from '../best.ts'
import { type Looking, settle } from './looking.ts'

/** Questions answered one after the other before a look ends wherever it is. */
const LONGEST = 200

/**
 * Those who play on in a look until its consequences are over. Where worth tells more than anybody's
 * reply, each takes what is best for their own seat one step ahead, as a champion would; what
 * follows that step is anybody's. Of questions asked at the same time all are answered before any
 * answer is shown.
 */
export class Minds<G extends GameTypes> {
  readonly #looking: Looking<G>
  readonly #legal: G['action'][] = []
  readonly #scratch: G['action'][] = []

  constructor(looking: Looking<G>) {
    this.#looking = looking
  }

  /** Plays on until the consequences of what was done are over. */
  playOn(state: G['state'], rng: RngState): void {
    const { judge } = this.#looking
    this.#playUntil(state, rng, (open) => judge.isQuiet(at(open, 0)))
  }

  /** Plays on through the turns of others, until a seat is asked for a turn of its own again. */
  playRound(state: G['state'], seat: Seat, rng: RngState): void {
    const { judge } = this.#looking
    this.#playUntil(state, rng, (open) =>
      open.some((decision) => decision.seat === seat && judge.isQuiet(decision)),
    )
  }

  #playUntil(
    state: G['state'],
    rng: RngState,
    isEnd: (open: readonly Decision[]) => boolean,
  ): void {
    const { rules } = this.#looking
    for (let count = 0; count < LONGEST; count++) {
      const open = rules.decisions(state)
      if (open.length === 0 || isEnd(open)) return
      for (const answer of open.map((decision) => this.#answer(state, decision, rng)))
        rules.apply(state, answer)
    }
  }

  #answer(state: Readonly<G['state']>, decision: Decision, rng: RngState): G['action'] {
    const { rules, judge, foresees } = this.#looking
    const legal = rules.legalActions(state, decision, this.#legal)
    if (legal.length === 1) return at(legal, 0)
    if (!foresees) return judge.reply(state, decision, legal, rng)
    const chance = freshRng(rng)
    return best(legal, (action) => this.#worthOf(state, action, cloneRng(chance)))
  }

  /** What an answer is worth to who gives it, with a future of its own: nobody foresees luck. */
  #worthOf(state: Readonly<G['state']>, action: G['action'], rng: RngState): number {
    const { rules, judge, allowance } = this.#looking
    const after = rules.clone(state)
    rules.reseed(after, rng)
    rules.apply(after, action)
    settle({ rules, judge, rng }, after, this.#scratch)
    allowance.spend()
    return judge.worth(after, action.by)
  }
}
