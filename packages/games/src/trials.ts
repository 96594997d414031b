import { trials as bloodRage } from '@meadhall/game-blood-rage/testing'
import { trials as valhalla } from '@meadhall/game-valhalla/testing'
import type { Trials } from '@meadhall/kernel/testing'
import type { GameId } from './index.ts'

/** How each game is tried at random by the tools. */
// biome-ignore lint/suspicious/noExplicitAny: each entry carries its own game's types
export const TRIALS: Readonly<Record<GameId, Trials<any>>> = {
  'blood-rage': bloodRage,
  valhalla,
}
