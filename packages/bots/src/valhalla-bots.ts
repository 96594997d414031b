import { valhalla } from '@meadhall/game-valhalla'
import { foresighted } from './foresighted.ts'
import type { Bots, ReadWeights } from './levels.ts'
import { nornBot } from './search/norn.ts'
import { VALHALLA_REPLIES, valhallaJudge } from './valhalla/judge.ts'
import { VALHALLA_LIKINGS, valhallaLedger } from './valhalla/ledger.ts'
import { valhallaThrall } from './valhalla/thrall.ts'
import { valhallaBot } from './valhalla/warrior.ts'

export { VALHALLA_FEATURES } from './valhalla/features/index.ts'
export { VALHALLA_REPLIES, valhallaJudge } from './valhalla/judge.ts'
export { valhallaBot as valhallaWarrior } from './valhalla/warrior.ts'

/**
 * The bots of Valhalla. For the time being a champion is a warrior, and the norn searches by a
 * hand-written judge: no network stands behind them yet.
 */
export function valhallaBots(_readWeights: ReadWeights): Promise<Bots> {
  const cast = {
    rules: valhalla,
    judge: valhallaJudge(null),
    ledger: valhallaLedger,
    likings: VALHALLA_LIKINGS,
  }
  return Promise.resolve({
    thrall: valhallaThrall,
    warrior: valhallaBot,
    champion: valhallaBot,
    norn: foresighted(cast, (judge) =>
      nornBot({ rules: valhalla, judge, replies: VALHALLA_REPLIES }),
    ),
  })
}
