/** Thinks about what takes time, so that the worker with the game hears what the page says meanwhile. */
import { type Thinking, TimeBudget } from '@meadhall/bots'
import { assertNever } from '@meadhall/kernel'
import { answerTo } from '@meadhall/lines'
import { hintFor, whyOf } from '@meadhall/match'
import { botsOf } from '../rules.ts'
import type { Order, Verdict } from './messages.ts'

async function thought({ game, thought: what, seed, ms, character }: Order): Promise<unknown> {
  const bots = await botsOf(game)
  const how: Thinking = {
    seed,
    ...(ms !== null && { budget: new TimeBudget(ms, () => performance.now()) }),
    ...(character !== null && { character }),
  }
  switch (what.kind) {
    case 'choose':
      return what.asked.legal.indexOf(await bots[what.level].choose(what.asked, how))
    case 'hint':
      return await hintFor(what.asked, { bot: bots.norn, how })
    case 'why':
      return await whyOf(what.witnessed, { bot: bots.norn, how })
    default:
      return assertNever(what)
  }
}

function post(verdict: Verdict): void {
  self.postMessage(verdict)
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  void answerTo(data, () => thought(data), String).then(post)
})
