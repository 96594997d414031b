import { Worker } from 'node:worker_threads'
import { Line } from '@meadhall/lines'
import { StoreUnavailable, storeError } from '../unavailable.ts'
import type { Reply, Request, Requests, ThreadData, Trouble } from './messages.ts'

/**
 * A thread that has the file open, as the rest of the server sees it: the one that writes, or the one
 * that reads what may take a while. Should it die (it never should), all that was asked of it and all
 * that comes after is refused, and the process must be started again: a new thread would know nothing
 * of the transactions that were open.
 */
export class SqliteThread {
  readonly #thread: Worker
  readonly #line: Line<Request, Trouble>

  constructor(work: 'reader' | 'writer', data: ThreadData) {
    const script = new URL(`${work}-thread.ts`, import.meta.url)
    const thread = new Worker(script, { workerData: data })
    this.#thread = thread
    this.#line = new Line<Request, Trouble>({
      post: (request) => thread.postMessage(request),
      errorOf: ({ message, code }) => storeError(Object.assign(new Error(message), { code })),
    })
    thread.on('message', (reply: Reply) => this.#line.hear(reply))
    thread.on('error', (error) => this.#line.end(endOf(error)))
    thread.on('exit', () => this.#line.end(new StoreUnavailable('it is closed', false)))
  }

  /** Rejects with `StoreUnavailable` where the trouble is the database's own. */
  async ask<Kind extends keyof Requests>(
    kind: Kind,
    session: number,
    ask: Requests[Kind]['ask'],
  ): Promise<Requests[Kind]['answer']> {
    const answer = await this.#line.call((id) => ({ kind, id, session, ...ask }) as Request)
    return answer as Requests[Kind]['answer']
  }

  /** Fulfilled when all that was asked is done and the file is closed. */
  async close(): Promise<void> {
    if (this.#line.ended !== null) return
    await this.ask('close', 0, {})
    await this.#thread.terminate()
  }
}

/** With what all are refused once the thread has died. */
function endOf(error: unknown): StoreUnavailable {
  const known = storeError(error)
  if (known instanceof StoreUnavailable) return known
  return new StoreUnavailable(`its thread failed: ${known}`, false)
}
