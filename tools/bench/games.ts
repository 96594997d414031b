import { GAME_IDS, GAMES } from '@meadhall/games'
import type { AnyRules } from '@meadhall/kernel'

/** A game to measure, with the set-ups that its random games take in turn. */
export interface BenchTarget {
  readonly rules: AnyRules
  readonly setups: readonly { readonly seats: number; readonly options: unknown }[]
}

export const BENCH_TARGETS: readonly BenchTarget[] = await Promise.all(
  GAME_IDS.map(async (id) => ({
    rules: await GAMES[id].rules(),
    setups: [{ seats: 4, options: {} }],
  })),
)
