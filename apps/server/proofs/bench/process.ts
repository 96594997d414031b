import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Ask, Laid, Served } from './messages.ts'

/** Who waits for which kind of message, the first to ask first. */
type Waiting = { readonly kind: string; readonly resolve: (message: never) => void }[]

type Of<K extends Served['kind']> = Extract<Served, { readonly kind: K }>

/** The process that is measured. */
export class ServedProcess {
  readonly port: number
  readonly #child: ChildProcess
  readonly #waiting: Waiting

  private constructor(child: ChildProcess, port: number, waiting: Waiting) {
    this.#child = child
    this.port = port
    this.#waiting = waiting
  }

  static async start(
    kind: 'echo' | 'durable' | 'fleeting',
    folder: string,
  ): Promise<ServedProcess> {
    const script = fileURLToPath(new URL('./served.ts', import.meta.url))
    const child = fork(script, [kind, folder], { execArgv: ['--expose-gc'] })
    const waiting: Waiting = []
    child.on('message', (message: Served) => {
      const index = waiting.findIndex(({ kind: wanted }) => wanted === message.kind)
      waiting.splice(index, 1)[0]?.resolve(message as never)
    })
    child.on('exit', (code) => {
      if (code) throw new Error(`the server ended with ${code}`)
    })
    const { port } = await new Promise<Of<'listens'>>((resolve) => {
      waiting.push({ kind: 'listens', resolve: resolve as (message: never) => void })
    })
    return new ServedProcess(child, port, waiting)
  }

  async lay(game: string, seats: number): Promise<Laid> {
    return (await this.#ask({ kind: 'lay', game, seats }, 'laid')).laid
  }

  /** Microseconds of CPU time that it has taken so far. */
  async cpu(): Promise<number> {
    return (await this.#ask({ kind: 'cpu' }, 'cpu')).micros
  }

  /** Bytes that it holds in memory. */
  async memory(): Promise<number> {
    return (await this.#ask({ kind: 'memory' }, 'memory')).bytes
  }

  /** Milliseconds to open a table that lay in the store, by a snapshot or by its journal alone. */
  async wake(table: string, isKept: boolean): Promise<number> {
    return (await this.#ask({ kind: 'wake', table, isKept }, 'woken')).ms
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#child.removeAllListeners('exit')
      this.#child.once('exit', () => resolve())
      this.#child.disconnect()
    })
  }

  #ask<K extends Served['kind']>(ask: Ask, kind: K): Promise<Of<K>> {
    return new Promise((resolve) => {
      this.#waiting.push({ kind, resolve: resolve as (message: never) => void })
      this.#child.send(ask)
    })
  }
}
