import type { Bots } from '@meadhall/bots'
import { type GameId, isGameId } from '@meadhall/games'
import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import type { Patron } from './job.ts'
import { meteredPool } from './metered-pool.ts'
import type { PoolCounsel } from './pool-types.ts'

export interface OpenBotsNeeds extends Pick<Ground, 'log' | 'metrics'> {
  /** The bots of a game, in place of those that think in threads. */
  readonly botsOf?: ((game: GameId) => Bots) | undefined
}

/** The bots of this process, as tables use them. */
export interface OpenBots extends Part {
  /** A game's bots, and for whom they think. */
  botsOf(game: string, patron: () => Patron): Bots
  /** Who gives advice in a game. */
  counselOf(game: string, patron: () => Patron): PoolCounsel
}

export function openBots({ log, metrics, botsOf: others }: OpenBotsNeeds): OpenBots {
  const pool = meteredPool(metrics.registry, { log })
  return {
    botsOf: (game, patron) => others?.(known(game)) ?? pool.botsOf(known(game), patron),
    counselOf: (game, patron) => pool.counselOf(known(game), patron),
    close: () => pool.close(),
  }
}

function known(game: string): GameId {
  if (!isGameId(game)) throw new Error(`there is no game "${game}"`)
  return game
}
