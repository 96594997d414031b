import type { Bots, ReadWeights } from './levels.ts'
import { randomBot } from './random.ts'
import { valhallaBot } from './valhalla/warrior.ts'

export { VALHALLA_FEATURES } from './valhalla/features/index.ts'
export { valhallaJudge } from './valhalla/judge.ts'

/**
 * The bots of Valhalla. For the time being a thrall takes any answer, and champion and norn are
 * warriors: no network and no search stands behind them yet.
 */
export function valhallaBots(_readWeights: ReadWeights): Promise<Bots> {
  return Promise.resolve({
    thrall: randomBot(),
    warrior: valhallaBot,
    champion: valhallaBot,
    norn: valhallaBot,
  })
}
