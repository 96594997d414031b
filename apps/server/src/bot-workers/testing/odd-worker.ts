/** A thread with bots that do what bots must not; which of it, the seed says. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { type Asked, type Bot, Stopped, type Thinking } from '@meadhall/bots'
import { at } from '@meadhall/kernel'
import type { ThreadData } from '../messages.ts'
import { serveBots } from '../serve.ts'

/** What several threads have done together; see `tally` of whoever asks. */
interface Told {
  readonly tally?: Int32Array<SharedArrayBuffer>
}

function oddly({ view, legal }: Asked<unknown, unknown>, { seed, signal, budget }: Thinking) {
  const { tally } = view as Told
  const times = tally === undefined ? 0 : Atomics.add(tally, 0, 1)
  if (tally !== undefined) Atomics.notify(tally, 0)
  switch (seed) {
    case 'dies':
      return process.exit(1)
    case 'dies once':
      return times === 0 ? process.exit(1) : at(legal, 1)
    case 'throws':
      throw new Error('no idea')
    case 'cheats':
      return { type: 'cheat' }
    case 'hangs':
      for (;;);
    case 'waits for the signal':
      while (!signal?.aborted);
      if (tally !== undefined) Atomics.store(tally, 1, 1)
      throw new Stopped()
    case 'waits for its time':
      while (!budget?.isOver?.());
      return at(legal, 1)
    default:
      return at(legal, budget?.iterations ?? 0)
  }
}

const bot: Bot<unknown, unknown> = {
  name: 'odd',
  choose: async (asked, how) => oddly(asked, how),
}

if (!isMainThread && parentPort !== null)
  serveBots(parentPort, workerData as ThreadData, () =>
    Promise.resolve({ thrall: bot, warrior: bot, champion: bot, norn: bot }),
  )
