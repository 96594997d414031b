import {
  at,
  cloneRng,
  type Decision,
  freshRng,
  type GameTypes,
  type RngState,
} from '@meadhall/kernel'
import { best } from '../best.ts'
import { type Looking, settle } from './looking.ts'
import { Prospects } from './prospects.ts'

/** Questions answered one after the other before a look ends wherever it is. */
const LONGEST = 1000

/**
 * Those who play on in a look until its consequences are over. Where worth tells more than anybody's
 * reply, each takes what is best for their own seat one step ahead, as a champion would; what
 * follows that step is anybody's. Of questions asked at the same time all are answered before any
 * answer is shown.
 */
export class Minds<G extends GameTypes> {
  readonly #looking: Looking<G>
  readonly #counts: boolean
  readonly #legal: G['action'][] = []
  readonly #scratch: G['action'][] = []
  readonly #prospects = new Prospects<G['action']>()

  /** Where they count, what can be worked out is, from what the one who is asked sees. */
  constructor(looking: Looking<G>, counts = false) {
    this.#looking = looking
    this.#counts = counts
  }

  /** Plays on until the consequences of what was done are over. */
  playOn(state: G['state'], rng: RngState): void {
    const { judge } = this.#looking
    this.#playUntil(state, rng, (open) => judge.isQuiet(at(open, 0)))
  }

  /** Plays on through the turns of others until the seat that was asked has its next one. */
  playRound(state: G['state'], asked: Decision, rng: RngState): void {
    this.#playUntil(state, rng, (open) => this.#isRoundOver(open, asked))
  }

  /** Plays on until the game is over. */
  playOut(state: G['state'], rng: RngState): void {
    this.#playUntil(state, rng, () => false)
  }

  /** A turn's round ends with its phase, too; a draft, where all are asked at once, only so. */
  #isRoundOver(open: readonly Decision[], asked: Decision): boolean {
    const { judge } = this.#looking
    const next = at(open, 0)
    if (!judge.isQuiet(next)) return false
    if (next.kind === asked.kind) return open.length === 1 && next.seat === asked.seat
    return judge.isQuiet(asked) || open.some(({ seat }) => seat === asked.seat)
  }

  #playUntil(
    state: G['state'],
    rng: RngState,
    isEnd: (open: readonly Decision[]) => boolean,
  ): void {
    const { rules, judge } = this.#looking
    const luck = this.#counts ? freshRng(rng) : null
    for (let count = 0; count < LONGEST; count++) {
      const open = rules.decisions(state)
      if (open.length === 0 || isEnd(open)) return
      // Each turn has its own dice, however many were rolled before: answers differ by less luck.
      if (luck !== null && judge.isQuiet(at(open, 0))) rules.reseed(state, luck)
      for (const answer of open.map((decision) => this.#answer(state, decision, rng)))
        rules.apply(state, answer)
    }
  }

  #answer(state: Readonly<G['state']>, decision: Decision, rng: RngState): G['action'] {
    const { rules, judge, foresees } = this.#looking
    const legal = rules.legalActions(state, decision, this.#legal)
    if (legal.length === 1) return at(legal, 0)
    const known = this.#counts ? this.#workedOut(state, decision, legal, rng) : null
    if (known !== null) return known
    if (!foresees) return judge.reply(state, decision, legal, rng)
    return judge.isQuiet(decision)
      ? this.#turn(state, legal, freshRng(rng))
      : best(legal, this.#weighing(state, freshRng(rng)))
  }

  #workedOut(
    state: Readonly<G['state']>,
    decision: Decision,
    legal: readonly G['action'][],
    rng: RngState,
  ): G['action'] | null {
    const { rules, judge, allowance } = this.#looking
    allowance.spend()
    return judge.workedOut?.(rules.view(state, decision.seat), decision, legal, rng) ?? null
  }

  /** A turn has many answers: those that were worse in other looks are left out. */
  #turn(state: Readonly<G['state']>, legal: readonly G['action'][], rng: RngState): G['action'] {
    const weigh = this.#weighing(state, rng)
    return best(this.#prospects.narrow(legal), (action) => {
      const worth = weigh(action)
      this.#prospects.note(action, worth)
      return worth
    })
  }

  #weighing(state: Readonly<G['state']>, rng: RngState): (action: G['action']) => number {
    return (action) => this.#worthOf(state, action, cloneRng(rng))
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
