/** So much waits already that no more is taken. */
export class LineFull extends Error {
  constructor() {
    super('too much is waiting')
    this.name = 'LineFull'
  }
}

export interface LineLimits {
  readonly atOnce: number
  readonly waiting: number
}

/** Does heavy work a few at a time, in order, and refuses what would have to wait too long. */
export class WorkLine {
  readonly #limits: LineLimits
  readonly #waiting: (() => void)[] = []
  #working = 0

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  async do<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turn()
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #turn(): Promise<void> {
    if (this.#working < this.#limits.atOnce) {
      this.#working += 1
      return Promise.resolve()
    }
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(new LineFull())
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** The place goes to whoever has waited for longest. */
  #next(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#working -= 1
    else next()
  }
}
