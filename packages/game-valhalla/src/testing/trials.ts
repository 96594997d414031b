import type { Trials } from '@meadhall/kernel/testing'
import type { State } from '../state.ts'
import { checkInvariants } from './invariants.ts'
import { randomSetup, SETUPS } from './setups.ts'

/** How Valhalla is tried at random. */
export const trials: Trials<State> = {
  check: checkInvariants,
  setups: SETUPS,
  setupOf: randomSetup,
}
