import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from '@meadhall/client'
import { ServerProcess } from './server-process.ts'

const RETRY_MS = 5

/** Where a client finds the table: at its first address, or at the next that answers. */
export interface Line {
  connect(): Socket
  wait(): Promise<void>
}

/** The processes that serve, some of which may be dead at any moment. */
export class Fleet {
  readonly processes: readonly ServerProcess[]
  #asked = 0

  constructor(count: number, env: NodeJS.ProcessEnv) {
    this.processes = Array.from({ length: count }, () => new ServerProcess(env))
  }

  get size(): number {
    return this.processes.length
  }

  async start(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.start()))
  }

  process(index: number): ServerProcess {
    const process = this.processes[index % this.processes.length]
    if (process === undefined) throw new Error('there is no process')
    return process
  }

  /** An address, of another process each time; fulfilled once any of them is up. */
  async address(): Promise<string> {
    while (this.processes.every(({ address }) => address === null)) await sleep(RETRY_MS)
    return this.#next()
  }

  /**
   * How a client reaches a table: it knows all addresses, not who is up, and tries the next where one
   * does not answer. Clients of one table begin at different processes.
   */
  line(table: string): Line {
    let address = this.#next()
    return {
      connect: () => new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${table}/live`),
      wait: async () => {
        await sleep(RETRY_MS)
        address = await this.address()
      },
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.end()))
  }

  #next(): string {
    this.#asked += 1
    return this.process(this.#asked).known
  }
}
