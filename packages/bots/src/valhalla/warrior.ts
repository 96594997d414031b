import type { ValhallaAction, View } from '@meadhall/game-valhalla'
import { seedRng } from '@meadhall/kernel'
import { type Bot, stopIf } from '../bot.ts'
import { byThumb } from './thumbs.ts'

/** Rules of thumb for Valhalla. Only the view is looked at. */
export const valhallaBot: Bot<View, ValhallaAction> = {
  name: 'warrior',
  // biome-ignore lint/suspicious/useAwait: bots are asynchronous
  async choose({ view, decision, legal }, { seed, signal }) {
    stopIf(signal)
    return byThumb(view, decision, legal, seedRng(seed))
  },
}
