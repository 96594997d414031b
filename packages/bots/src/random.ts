import { pick, seedRng } from '@meadhall/kernel'
import { type Bot, stopIf } from './bot.ts'

/** Takes any legal answer, each as likely: the yardstick for all others. */
export function randomBot<V, A>(): Bot<V, A> {
  return {
    name: 'random',
    // biome-ignore lint/suspicious/useAwait: bots are asynchronous
    async choose({ legal }, { seed, signal }) {
      stopIf(signal)
      return pick(seedRng(seed), legal)
    },
  }
}
