import { pick, type Seed, seedRng } from '@meadhall/kernel'
import type { Bot } from './bot.ts'

/** Takes any legal answer, each as likely: the yardstick for all others. */
export function randomBot<V, A>(seed: Seed): Bot<V, A> {
  const rng = seedRng(seed)
  return { name: 'random', choose: (_view, _decision, legal) => pick(rng, legal) }
}
