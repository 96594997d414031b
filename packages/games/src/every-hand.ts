import { everyHand as bloodRage } from '@meadhall/game-blood-rage'
import { everyHand as valhalla } from '@meadhall/game-valhalla'
import type { AnyRules } from '@meadhall/kernel'
import { GAMES, type GameId } from './index.ts'

const EVERY_HAND: Readonly<Record<GameId, NonNullable<AnyRules['everyHand']>>> = {
  'blood-rage': bloodRage,
  valhalla,
}

/**
 * A game's rules with what only those need who keep a table for others: to tell for sure whether
 * everybody can know that somebody has one answer. It is apart so that no page has to load it.
 */
export async function rulesForTables(game: GameId): Promise<AnyRules> {
  return { ...(await GAMES[game].rules()), everyHand: EVERY_HAND[game] }
}
