import type { Answer, Numbered } from './answer.ts'

/** Whoever asked closed the line: nobody wants the answer any more. */
export class LineClosed extends Error {
  override readonly name = 'LineClosed'
  constructor() {
    super('the line to the worker is closed')
  }
}

export interface LineNeeds<Request, Failed> {
  /** Hands a call over to the worker; throws where it cannot be copied. */
  readonly post: (request: Request) => void
  /** What the caller is told of a call that failed in the worker. */
  readonly errorOf: (failed: Failed) => unknown
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Calls to one worker that wait for their answers. It knows no kind of worker: its owner hands on
 * what the worker says (`hear`), and says when the worker broke or is closed (`end`).
 */
export class Line<Request extends Numbered, Failed> {
  readonly #needs: LineNeeds<Request, Failed>
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  #end: Error | null = null

  constructor(needs: LineNeeds<Request, Failed>) {
    this.#needs = needs
  }

  /** How many calls wait for their answer. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Why it has ended; `null` while the worker can be asked. */
  get ended(): Error | null {
    return this.#end
  }

  /** Asks the worker. Rejects with what the worker told, or with why the line has ended. */
  async call(request: (id: number) => Request): Promise<unknown> {
    if (this.#end !== null) throw this.#end
    this.#asked += 1
    const id = this.#asked
    const answered = new Promise<unknown>((resolve, reject) => {
      this.#needs.post(request(id))
      this.#waiting.set(id, { resolve, reject })
    })
    return await answered
  }

  /** An answer of the worker's. */
  hear(answer: Answer<Failed>): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('failed' in answer) waiting?.reject(this.#needs.errorOf(answer.failed))
    else waiting?.resolve(answer.value)
  }

  /** All calls that wait, and all that are made later, are refused with this. The first end counts. */
  end(error: Error): void {
    this.#end ??= error
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(this.#end)
  }
}
