import { valhalla } from '@meadhall/game-valhalla'
import type { Bots, ReadWeights } from './levels.ts'
import { randomBot } from './random.ts'
import { nornBot } from './search/norn.ts'
import { valhallaJudge } from './valhalla/judge.ts'
import { valhallaBot } from './valhalla/warrior.ts'

export { VALHALLA_FEATURES } from './valhalla/features/index.ts'
export { valhallaJudge } from './valhalla/judge.ts'

/**
 * The bots of Valhalla. For the time being a thrall takes any answer, a champion is a
 * warrior, and the norn searches by a hand-written judge: no network stands behind them yet.
 */
export function valhallaBots(_readWeights: ReadWeights): Promise<Bots> {
  return Promise.resolve({
    thrall: randomBot(),
    warrior: valhallaBot,
    champion: valhallaBot,
    norn: nornBot({ rules: valhalla, judge: valhallaJudge(null) }),
  })
}
