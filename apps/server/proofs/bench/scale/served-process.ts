import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ScaleAsk, ScaleTold } from './messages.ts'
import type { ScaleStore } from './store.ts'

export const OPERATOR = 'operator-token-of-the-bench'

/** The process that is measured. */
export class ScaleProcess {
  readonly #child: ChildProcess
  readonly address: string
  /** How long it took to be there, without loading the program. */
  readonly startMs: number

  private constructor(child: ChildProcess, address: string, startMs: number) {
    this.#child = child
    this.address = address
    this.startMs = startMs
  }

  static async start({ data, databaseUrl = '' }: ScaleStore): Promise<ScaleProcess> {
    const script = fileURLToPath(new URL('./served.ts', import.meta.url))
    const child = fork(script, [data, databaseUrl, OPERATOR])
    const ended = once(child, 'exit').then(() => {
      throw new Error('the server did not start')
    })
    const [told] = (await Promise.race([once(child, 'message'), ended])) as [ScaleTold]
    ended.catch(() => undefined)
    if (told.kind !== 'listens') throw new Error('the server did not listen')
    return new ScaleProcess(child, told.address, told.ms)
  }

  /** The longest that the event loop waited since it was asked last, in milliseconds. */
  blocked(): Promise<number> {
    return this.#ask('blocked')
  }

  /** Tidies up now; how long it took. */
  tidy(): Promise<number> {
    return this.#ask('tidy')
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.disconnect()
    await ended
  }

  async #ask(what: ScaleAsk): Promise<number> {
    const answer = once(this.#child, 'message')
    this.#child.send(what)
    const [told] = (await answer) as [ScaleTold]
    return told.ms
  }
}
