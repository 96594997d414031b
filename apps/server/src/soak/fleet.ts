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
  #lines = 0

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

  /** The address of one that is up, from a place in the line on. */
  async address(from: number): Promise<string> {
    for (;;) {
      const found = this.#upFrom(from)
      if (found !== null) return found
      await sleep(RETRY_MS)
    }
  }

  /** How a client reaches a table; clients of one table begin at different processes. */
  line(table: string): Line {
    this.#lines += 1
    let at = this.#lines
    return {
      connect: () => {
        const address = this.#upFrom(at) ?? 'http://127.0.0.1:9'
        return new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${table}/live`)
      },
      wait: async () => {
        at += 1
        await sleep(RETRY_MS)
        await this.address(at)
      },
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.end()))
  }

  #upFrom(from: number): string | null {
    for (let step = 0; step < this.size; step++) {
      const { address } = this.process(from + step)
      if (address !== null) return address
    }
    return null
  }
}
