import {
  type Bot,
  type Bots,
  Stopped,
  type StopSignal,
  type Thinking,
  TimeBudget,
} from '@meadhall/bots'
import { type Action, at } from '@meadhall/kernel'
import type { Order, Thought, Verdict } from './messages.ts'

interface Waiting {
  readonly signal: StopSignal | undefined
  readonly settle: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** How often one looks whether somebody still waits. */
const LOOK_EVERY_MS = 20

/**
 * A thread that thinks about one thing at a time. What nobody waits for any more ends with it: a
 * search cannot hear, and a new thread is there at once.
 */
export class Thinker {
  readonly #game: string
  #worker: Worker | null = null
  #look: ReturnType<typeof setInterval> | null = null
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()

  constructor(game: string) {
    this.#game = game
  }

  think(thought: Thought, { seed, budget, signal, character }: Thinking): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    const ms = budget instanceof TimeBudget ? budget.ms : null
    const order: Order = { id, game: this.#game, thought, seed, ms, character: character ?? null }
    return new Promise((settle, reject) => {
      this.#waiting.set(id, { signal, settle, reject })
      this.#thread().postMessage(order)
      this.#look ??= setInterval(() => this.#lookAround(), LOOK_EVERY_MS)
    })
  }

  /** Nobody waits for anything it thinks about. */
  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(new Stopped())
    this.#waiting.clear()
    this.#rest()
  }

  #thread(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Verdict>) => this.#hear(data))
    worker.addEventListener('error', (event) => this.#broke(event.message))
    this.#worker = worker
    return worker
  }

  #hear(verdict: Verdict): void {
    const waiting = this.#waiting.get(verdict.id)
    this.#waiting.delete(verdict.id)
    if (this.#waiting.size === 0) this.#rest()
    if (verdict.kind === 'thought') waiting?.settle(verdict.value)
    else waiting?.reject(new Error(verdict.reason))
  }

  #broke(reason: string): void {
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    this.stop()
    for (const { reject } of waiting) reject(new Error(`a bot's thread broke: ${reason}`))
  }

  #lookAround(): void {
    if ([...this.#waiting.values()].some(({ signal }) => signal?.aborted)) this.stop()
  }

  #rest(): void {
    if (this.#look !== null) clearInterval(this.#look)
    this.#look = null
  }
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
