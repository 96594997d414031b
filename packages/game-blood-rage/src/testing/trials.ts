import type { Trials } from '@meadhall/kernel/testing'
import type { State } from '../state.ts'
import { checkInvariants } from './invariants.ts'

/** How Blood Rage is tried at random. */
export const trials: Trials<State> = {
  check: checkInvariants,
  setups: [2, 3, 4].flatMap((seats) =>
    [false, true].map((firstGame) => ({ seats, options: { firstGame } })),
  ),
  setupOf: (number) => ({ seats: 2 + (number % 3), options: { firstGame: number % 7 === 0 } }),
}
