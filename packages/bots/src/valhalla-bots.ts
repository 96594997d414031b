import {
  type State,
  type ValhallaAction,
  type ValhallaTypes,
  type View,
  valhalla,
} from '@meadhall/game-valhalla'
import { seedRng } from '@meadhall/kernel'
import type { Weighing } from './bot.ts'
import { championBot, type Manner } from './champion.ts'
import { foresighted } from './foresighted.ts'
import type { Judge } from './judge.ts'
import type { Bots, ReadWeights } from './levels.ts'
import { learntBy } from './network/learnt.ts'
import { readNetwork } from './network/read-network.ts'
import { once, onDemand } from './on-demand.ts'
import { nornBot } from './search/norn.ts'
import { VALHALLA_FEATURES } from './valhalla/features/index.ts'
import { byJarl } from './valhalla/jarls.ts'
import { VALHALLA_REPLIES, valhallaJudge } from './valhalla/judge.ts'
import { VALHALLA_LIKINGS, valhallaLedger } from './valhalla/ledger.ts'
import { valhallaThrall } from './valhalla/thrall.ts'
import { valhallaBot } from './valhalla/warrior.ts'

export { VALHALLA_FEATURES } from './valhalla/features/index.ts'
export { VALHALLA_REPLIES, valhallaJudge } from './valhalla/judge.ts'
export { VALHALLA_SPREAD } from './valhalla/spread.ts'
export { valhallaBot as valhallaWarrior } from './valhalla/warrior.ts'

/** How a champion looks ahead: the better half of the answers is looked at longer. */
export const VALHALLA_MANNER: Manner = {
  rounds: [8, 8, 16],
  followsUp: false,
  replies: VALHALLA_REPLIES,
}

/** A champion of Valhalla over any judge of it. */
function valhallaChampion(judge: Judge<ValhallaTypes>): Weighing<View, ValhallaAction> {
  return orAlone(championBot(valhalla, judge, VALHALLA_MANNER), judge)
}

/** A norn of Valhalla over any judge of it. */
export function valhallaNorn(judge: Judge<ValhallaTypes>): Weighing<View, ValhallaAction> {
  const isSolo = ({ players }: Readonly<State>) => players.length === 1
  const manner = { foresees: false, mixes: false, isSolo, replies: VALHALLA_REPLIES }
  return orAlone(nornBot({ rules: valhalla, judge: knowingJarls(judge), ...manner }), judge)
}

/** A judge who also knows what Jarls are worth. One with a taste works nothing out. */
function knowingJarls(judge: Judge<ValhallaTypes>): Judge<ValhallaTypes> {
  const { workedOut } = judge
  if (workedOut === undefined) return judge
  return {
    ...judge,
    workedOut: (view, decision, legal, rng) =>
      byJarl(view, decision, legal) ?? workedOut(view, decision, legal, rng),
  }
}

/** Alone what can be counted is counted, and rules of thumb do better than looks for the rest. */
function orAlone(
  bot: Weighing<View, ValhallaAction>,
  judge: Judge<ValhallaTypes>,
): Weighing<View, ValhallaAction> {
  return {
    ...bot,
    async choose(asked, how) {
      const { view, decision, legal } = asked
      if (view.monster === null) return await bot.choose(asked, how)
      const known = judge.workedOut?.(view, decision, legal, seedRng(how.seed)) ?? null
      return known ?? (await valhallaBot.choose(asked, how))
    },
  }
}

/** The bots of Valhalla. Champion and norn stand on a network, which is read when one is asked. */
export function valhallaBots(readWeights: ReadWeights): Promise<Bots> {
  const { id } = valhalla
  const cast = once(async () => {
    const network = readNetwork(await readWeights(id), id, VALHALLA_FEATURES)
    const judge = valhallaJudge(learntBy(network, VALHALLA_FEATURES))
    return { rules: valhalla, judge, ledger: valhallaLedger, likings: VALHALLA_LIKINGS }
  })
  return Promise.resolve({
    thrall: valhallaThrall,
    warrior: valhallaBot,
    champion: onDemand('champion', async () => foresighted(await cast(), valhallaChampion)),
    norn: onDemand('norn', async () => foresighted(await cast(), valhallaNorn)),
  })
}
