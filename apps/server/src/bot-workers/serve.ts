import {
  type Asked,
  type Bots,
  type Level,
  Stopped,
  type StopSignal,
  type Thinking,
} from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import { type Action, assertNever, at } from '@meadhall/kernel'
import { hintFor, whyOf } from '@meadhall/match'
import { BEGUN, type Order, STOPPED, type ThreadData, type Verdict } from './messages.ts'
import { budgetOf } from './time-budget.ts'

type AnyBot = Bots[Level]

/** The thread's end of the line to the pool. */
interface Port {
  on(event: 'message', hear: (order: Order) => void): void
  postMessage(verdict: Verdict): void
}

/** Answers the orders that come in through a port, one after another. */
export function serveBots(
  port: Port,
  { seen }: ThreadData,
  botsOf: (game: GameId) => Promise<Bots>,
): void {
  port.on('message', (order) => {
    const signal = {
      get aborted() {
        return Atomics.load(seen, STOPPED) === order.id
      },
    }
    Atomics.store(seen, BEGUN, order.id)
    void choose(order, signal, botsOf).then((verdict) => port.postMessage(verdict))
  })
}

async function choose(
  order: Order,
  signal: { readonly aborted: boolean },
  botsOf: (game: GameId) => Promise<Bots>,
): Promise<Verdict> {
  const { id } = order
  try {
    const bot = (await botsOf(order.game))[order.level]
    return await thought(order, bot, howOf(order, signal))
  } catch (error) {
    if (error instanceof Stopped) return { id, kind: 'stopped' }
    return { id, kind: 'failed', reason: error instanceof Error ? `${error.stack}` : String(error) }
  }
}

function howOf({ seed, limits, character }: Order, signal: StopSignal): Thinking {
  const cast = character === null ? {} : { character }
  return { seed, budget: budgetOf(limits), signal, ...cast }
}

async function thought({ id, wish, asked }: Order, bot: AnyBot, how: Thinking): Promise<Verdict> {
  const { view, decision, legal } = asked as Asked<unknown, Action>
  switch (wish) {
    case 'choice': {
      const index = legal.indexOf(await bot.choose(asked, how))
      if (index < 0) return { id, kind: 'failed', reason: 'the answer is none of the legal ones' }
      return { id, kind: 'chosen', index }
    }
    case 'hint': {
      const advice = await hintFor({ view, decision, legal }, { bot, how })
      return { id, kind: 'said', advice }
    }
    case 'why': {
      const advice = await whyOf({ view, decision, action: at(legal, 0) }, { bot, how })
      return { id, kind: 'said', advice }
    }
    default:
      return assertNever(wish)
  }
}
