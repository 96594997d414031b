import type { FromClient, Reply } from '@meadhall/protocol'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** What a client says, without the number that the reply will carry. */
export type Said = WithoutId<FromClient>

interface Waiting {
  readonly frame: string
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** What was said and is not answered yet. */
export class Calls {
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  make(said: Said, send: (frame: string) => void): Promise<Reply> {
    this.#last += 1
    const id = this.#last
    const frame = JSON.stringify({ ...said, id })
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { frame, resolve, reject })
      send(frame)
    })
  }

  answered(reply: Reply): void {
    this.#waiting.get(reply.id)?.resolve(reply)
    this.#waiting.delete(reply.id)
  }

  /** The frames that are still to be answered, in their order. */
  open(): string[] {
    return [...this.#waiting.values()].map(({ frame }) => frame)
  }

  fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
