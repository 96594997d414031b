import { bloodRage } from '@meadhall/game-blood-rage'
import { checkInvariants } from '@meadhall/game-blood-rage/testing'
import { valhalla } from '@meadhall/game-valhalla'
import { checkInvariants as checkValhalla, randomSetup } from '@meadhall/game-valhalla/testing'
import type { AnyRules } from '@meadhall/kernel'

/** A game to fuzz: its rules, what must hold, and which set-up each game number has. */
export interface FuzzTarget {
  readonly rules: AnyRules
  check(state: unknown): void
  setupOf(number: number): { readonly seats: number; readonly options: unknown }
}

export const FUZZ_TARGETS: readonly FuzzTarget[] = [
  {
    rules: bloodRage,
    check: (state) => checkInvariants(state as Parameters<typeof checkInvariants>[0]),
    setupOf: (number) => ({ seats: 2 + (number % 3), options: { firstGame: number % 7 === 0 } }),
  },
  {
    rules: valhalla,
    check: (state) => checkValhalla(state as Parameters<typeof checkValhalla>[0]),
    setupOf: randomSetup,
  },
]
