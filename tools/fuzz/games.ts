import { GAMES, type GameId } from '@meadhall/games'
import { TRIALS } from '@meadhall/games/trials'
import type { AnyRules } from '@meadhall/kernel'
import type { Trials } from '@meadhall/kernel/testing'

/** A game to fuzz: its rules, what must hold, and which set-up each game number has. */
export interface FuzzTarget extends Trials<unknown> {
  readonly rules: AnyRules
}

export async function fuzzTarget(game: GameId): Promise<FuzzTarget> {
  return { ...TRIALS[game], rules: await GAMES[game].rules() }
}
