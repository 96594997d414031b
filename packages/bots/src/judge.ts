import type { Decision, GameTypes, RngState, Seat } from '@meadhall/kernel'

/** What a game tells those who look ahead in imagined states. */
export interface Judge<G extends GameTypes> {
  /** How good an imagined state is for a seat, 0 to 1, from what that seat knows in it and nothing else. */
  worth(state: Readonly<G['state']>, seat: Seat): number
  /**
   * The chance to win it, calibrated: what people are told. A shared win is a part of one; `null`
   * where nobody has learnt it.
   */
  chance(state: Readonly<G['state']>, seat: Seat): number | null
  /** A cheap, plausible answer of whoever is asked: what others are taken to do. */
  reply(
    state: Readonly<G['state']>,
    decision: Decision,
    legal: readonly G['action'][],
    rng: RngState,
  ): G['action']
  /**
   * The best answer where it can be worked out from what the seat sees without playing on in
   * imagined states; `null` where it cannot.
   */
  workedOut?(
    view: Readonly<G['view']>,
    decision: Decision,
    legal: readonly G['action'][],
    rng: RngState,
  ): G['action'] | null
  /** What each answer is worth, 0 to 1, where that can be worked out in the same way. */
  worthsOf?(
    view: Readonly<G['view']>,
    decision: Decision,
    legal: readonly G['action'][],
    rng: RngState,
  ): readonly number[] | null
  /** Whether the consequences of an action are over at this question. */
  isQuiet(decision: Decision): boolean
}
