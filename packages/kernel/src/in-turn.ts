/** Does one thing after another: each begins when the one before has ended, well or not. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** Whether nothing is under way and nothing waits. */
  get isFree(): boolean {
    return this.#waiting === 0
  }

  /** Does the work when its turn comes. Settled as the work is: a failure is its caller's alone. */
  take<T>(work: () => Promise<T>): Promise<T> {
    return this.#after(this.#last, work)
  }

  /** Does the work when it is its turn in every one of these rows. */
  static takeAll<T>(turns: readonly InTurn[], work: () => Promise<T>): Promise<T> {
    const before = Promise.all(turns.map((turn) => turn.#last))
    const [first, ...others] = turns
    if (first === undefined) return work()
    const done = first.#after(before, work)
    for (const other of others) void other.#after(before, () => done).catch(() => undefined)
    return done
  }

  /** Fulfilled once all that was asked for until now has ended. */
  async done(): Promise<void> {
    await this.#last
  }

  #after<T>(before: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    this.#waiting += 1
    const done = before.then(async () => {
      try {
        return await work()
      } finally {
        this.#waiting -= 1
      }
    })
    this.#last = done.catch(() => undefined)
    return done
  }
}
