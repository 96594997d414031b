import { type Bots, Stopped } from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import { BEGUN, type Order, STOPPED, type ThreadData, type Verdict } from './messages.ts'
import { budgetOf } from './time-budget.ts'

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
  { id, game, level, asked, seed, limits, character }: Order,
  signal: { readonly aborted: boolean },
  botsOf: (game: GameId) => Promise<Bots>,
): Promise<Verdict> {
  try {
    const bots = await botsOf(game)
    const cast = character === null ? {} : { character }
    const how = { seed, budget: budgetOf(limits), signal, ...cast }
    const action = await bots[level].choose(asked, how)
    const index = asked.legal.indexOf(action)
    if (index < 0) return { id, kind: 'failed', reason: 'the answer is none of the legal ones' }
    return { id, kind: 'chosen', index }
  } catch (error) {
    if (error instanceof Stopped) return { id, kind: 'stopped' }
    return { id, kind: 'failed', reason: error instanceof Error ? `${error.stack}` : String(error) }
  }
}
