import type { GameTypes, RngState, Rules } from '@meadhall/kernel'
import type { StopSignal } from '../bot.ts'
import { stopIf } from '../bot.ts'
import type { Judge } from '../judge.ts'

/** How many answers may be guessed before a look ends wherever it is. */
const SETTLE_LIMIT = 200

/** What all parts of one search stand on. */
export interface Looking<G extends GameTypes> {
  readonly rules: Rules<G>
  readonly judge: Judge<G>
  /** Whether those who play on in a look take what is best for them, or reply as anybody would. */
  readonly foresees: boolean
  /** Whether there are no others: then replies play games out, and only results count. */
  readonly isSolo: boolean
  /** Kinds of question that dice decide. */
  readonly replies?: ReadonlySet<string>
  readonly rng: RngState
  readonly allowance: Allowance
}

/** How much may still be looked at: a look is one imagined state played on and judged. */
export interface Allowance {
  /** Counts one look. */
  spend(): void
  /** Whether the search has to answer now; throws `Stopped` where nobody waits any more. */
  isSpent(): boolean
  readonly spent: number
}

/** A limit by count, by the host's clock, or both. */
export function newAllowance(
  most: number,
  isOver: (() => boolean) | undefined,
  signal: StopSignal | undefined,
): Allowance {
  let spent = 0
  return {
    spend: () => {
      spent += 1
    },
    isSpent: () => {
      stopIf(signal)
      return spent >= most || (isOver?.() ?? false)
    },
    get spent() {
      return spent
    },
  }
}

/** Lets everybody answer plausibly until the consequences of what was done are over. */
export function settle<G extends GameTypes>(
  { rules, judge, rng }: Pick<Looking<G>, 'rules' | 'judge' | 'rng'>,
  state: G['state'],
  scratch: G['action'][],
): void {
  for (let count = 0; count < SETTLE_LIMIT; count++) {
    const decision = rules.decisions(state)[0]
    if (decision === undefined || judge.isQuiet(decision)) return
    const legal = rules.legalActions(state, decision, scratch)
    rules.apply(state, judge.reply(state, decision, legal, rng))
  }
}
