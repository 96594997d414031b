import {
  type Bot,
  type Bots,
  Stopped,
  type StopSignal,
  type Thinking,
  TimeBudget,
} from '@meadhall/bots'
import { type Action, at } from '@meadhall/kernel'
import type { Line } from '@meadhall/lines'
import { lineTo } from '../../line-to.ts'
import type { Order, Thought } from './messages.ts'

interface Thread {
  readonly worker: Worker
  readonly line: Line<Order, string>
}

/** How often one looks whether somebody still waits. */
const LOOK_EVERY_MS = 20

/**
 * A thread that thinks about one thing at a time. What nobody waits for any more ends with it: a
 * search cannot hear, and a new thread is there at once.
 */
export class Thinker {
  readonly #game: string
  #thread: Thread | null = null
  #look: ReturnType<typeof setInterval> | null = null
  /** One for each thought that somebody waits for. */
  readonly #waiting = new Set<{ readonly signal: StopSignal | undefined }>()

  constructor(game: string) {
    this.#game = game
  }

  async think(thought: Thought, { seed, budget, signal, character }: Thinking): Promise<unknown> {
    const ms = budget instanceof TimeBudget ? budget.ms : null
    const order = { game: this.#game, thought, seed, ms, character: character ?? null }
    const waiting = { signal }
    const thinking = this.#running().line.call((id) => ({ id, ...order }))
    this.#waiting.add(waiting)
    this.#look ??= setInterval(() => this.#lookAround(), LOOK_EVERY_MS)
    return await thinking.finally(() => this.#leave(waiting))
  }

  /** Nobody waits for anything it thinks about. */
  stop(): void {
    this.#thread?.worker.terminate()
    this.#thread?.line.end(new Stopped())
  }

  /** One that was stopped or broke has a successor. */
  #running(): Thread {
    if (this.#thread === null || this.#thread.line.ended !== null) this.#thread = startedThread()
    return this.#thread
  }

  #leave(waiting: { readonly signal: StopSignal | undefined }): void {
    this.#waiting.delete(waiting)
    if (this.#waiting.size > 0 || this.#look === null) return
    clearInterval(this.#look)
    this.#look = null
  }

  #lookAround(): void {
    if ([...this.#waiting].some(({ signal }) => signal?.aborted)) this.stop()
  }
}

function startedThread(): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const line = lineTo<Order, string, never>(worker, {
    errorOf: (reason) => new Error(reason),
    hear: () => undefined,
    broken: (reason) => {
      worker.terminate()
      return new Error(`a bot's thread broke: ${reason}`)
    },
  })
  return { worker, line }
}

/** The same bots; the one that takes its time thinks in a thread of its own, where there are such. */
export function inThread(bots: Bots, game: string): Bots {
  if (typeof Worker === 'undefined') return bots
  const thinker = new Thinker(game)
  const norn: Bot<unknown, Action> = {
    name: bots.norn.name,
    choose: async (asked, how) => {
      const { view, decision, legal } = asked
      const thought: Thought = { kind: 'choose', level: 'norn', asked: { view, decision, legal } }
      return at(legal, Number(await thinker.think(thought, how)))
    },
  }
  return { ...bots, norn }
}
