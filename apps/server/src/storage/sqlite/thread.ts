import { Worker } from 'node:worker_threads'
import { StoreUnavailable, storeError } from '../unavailable.ts'
import type { Reply, Requests, ThreadData } from './messages.ts'

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * A thread that has the file open, as the rest of the server sees it: the one that writes, or the one
 * that reads what may take a while. Should it die (it never should), all that was asked of it and all
 * that comes after is refused, and the process must be started again: a new thread would know nothing
 * of the transactions that were open.
 */
export class SqliteThread {
  readonly #thread: Worker
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  #end: StoreUnavailable | null = null

  constructor(work: 'reader' | 'writer', data: ThreadData) {
    const script = new URL(`${work}-thread.ts`, import.meta.url)
    this.#thread = new Worker(script, { workerData: data })
    this.#thread.on('message', (reply: Reply) => this.#hear(reply))
    this.#thread.on('error', (error) => this.#ended(error))
    this.#thread.on('exit', () => this.#ended(new StoreUnavailable('it is closed', false)))
  }

  /** Rejects with `StoreUnavailable` where the trouble is the database's own. */
  ask<Kind extends keyof Requests>(
    kind: Kind,
    session: number,
    ask: Requests[Kind]['ask'],
  ): Promise<Requests[Kind]['answer']> {
    if (this.#end !== null) return Promise.reject(this.#end)
    this.#asked += 1
    const id = this.#asked
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#thread.postMessage({ kind, id, session, ...ask })
    })
  }

  /** Fulfilled when all that was asked is done and the file is closed. */
  async close(): Promise<void> {
    if (this.#end !== null) return
    await this.ask('close', 0, {})
    await this.#thread.terminate()
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('answer' in reply) waiting?.resolve(reply.answer as never)
    else waiting?.reject(storeError(Object.assign(new Error(reply.message), { code: reply.code })))
  }

  #ended(error: unknown): void {
    const known = storeError(error)
    const isKnown = known instanceof StoreUnavailable
    this.#end ??= isKnown ? known : new StoreUnavailable(`its thread failed: ${known}`, false)
    for (const { reject } of this.#waiting.values()) reject(this.#end)
    this.#waiting.clear()
  }
}
