import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from '@meadhall/client'

const RETRY_MS = 5

/** How one client reaches a table. */
export interface Line {
  connect(): Socket
  wait(): Promise<void>
}

/** Where servers are to be found. Who asks gets another one each time. */
export class Addresses {
  readonly #all: () => readonly string[]
  readonly #isAnyUp: () => boolean
  #asked = 0

  constructor(all: () => readonly string[], isAnyUp: () => boolean = () => true) {
    this.#all = all
    this.#isAnyUp = isAnyUp
  }

  /** An address; fulfilled once any server is up. */
  async next(): Promise<string> {
    while (!this.#isAnyUp()) await sleep(RETRY_MS)
    return this.#next()
  }

  /**
   * The line of a client: it knows all addresses, not who is up, and tries the next where one does not
   * answer. Clients of one table begin at different servers.
   */
  line(table: string): Line {
    let address = this.#next()
    return {
      connect: () => new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${table}/live`),
      wait: async () => {
        await sleep(RETRY_MS)
        address = await this.next()
      },
    }
  }

  #next(): string {
    const all = this.#all()
    this.#asked += 1
    return all[this.#asked % all.length] ?? ''
  }
}
