import { at } from '@meadhall/kernel'
import { type Bot, stopIf } from './bot.ts'

/** Takes any legal answer, each as likely: no level, but the yardstick of all and the spare one. */
export function randomBot<V, A>(): Bot<V, A> {
  return {
    name: 'random',
    // biome-ignore lint/suspicious/useAwait: bots are asynchronous
    async choose({ legal }, { seed, signal }) {
      stopIf(signal)
      return at(legal, drawn(seed) % legal.length)
    },
  }
}

/** 32 bits out of a text (FNV-1a, then MurmurHash3's finaliser): one draw needs no generator. */
function drawn(seed: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
