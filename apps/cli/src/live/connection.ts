import { setTimeout as wait } from 'node:timers/promises'
import { TableClient } from '@meadhall/client'
import type { FromServer, Hello, RefusalCode } from '@meadhall/protocol'
import type { TableLink } from './link.ts'

/** What a connection tells its owner. */
export interface Listener {
  heard(message: FromServer): void
  /** The connection was cut and is opened again. */
  reconnecting(): void
}

/** A table's socket for as long as one plays there. */
export class Connection {
  readonly client: TableClient
  readonly #waiting = new Set<() => void>()
  /** Why the server let nobody in. */
  #problem: RefusalCode | null = null

  constructor(
    { server, table }: Pick<TableLink, 'server' | 'table'>,
    hello: Pick<Hello, 'token' | 'seat'>,
    listener: Listener,
  ) {
    const url = `${server.replace(/^http/, 'ws')}/api/v1/tables/${table}/live`
    let isAgain = false
    this.client = new TableClient({
      connect: () => {
        if (isAgain) listener.reconnecting()
        isAgain = true
        return new WebSocket(url)
      },
      hello,
      wait: (ms) => wait(ms),
      chance: Math.random,
      heard: (message) => {
        if (message.type === 'error') this.#problem = message.code
        listener.heard(message)
        for (const look of [...this.#waiting]) look()
      },
    })
  }

  get isEnded(): boolean {
    return this.client.line === 'ended'
  }

  get problem(): RefusalCode | null {
    return this.#problem
  }

  /** Fulfilled once something is so, or the connection has ended for good. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo() && !this.isEnded) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  close(): void {
    this.client.close()
    for (const look of [...this.#waiting]) look()
  }
}
