import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import type { AnyRules } from '@meadhall/kernel'

/** A game to measure, with the set-ups that its random games take in turn. */
export interface BenchTarget {
  readonly rules: AnyRules
  readonly setups: readonly { readonly seats: number; readonly options: unknown }[]
}

export const BENCH_TARGETS: readonly BenchTarget[] = [
  { rules: bloodRage, setups: [{ seats: 4, options: {} }] },
  { rules: valhalla, setups: [{ seats: 4, options: {} }] },
]
