/** Those who want to hear of something, told in the order in which they came. */
export class Listeners<T> {
  readonly #all = new Set<{ readonly hear: (what: T) => void }>()
  readonly #fail: (error: unknown) => void

  constructor(fail: (error: unknown) => void) {
    this.#fail = fail
  }

  /** Returns how to stop. */
  add(hear: (what: T) => void): () => void {
    const listener = { hear }
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  /** One who throws hurts nobody else. */
  tell(what: T): void {
    // Who begins to listen on being told knows this already; who has stopped is not told.
    for (const listener of [...this.#all]) {
      if (!this.#all.has(listener)) continue
      try {
        listener.hear(what)
      } catch (error) {
        this.#fail(error)
      }
    }
  }

  clear(): void {
    this.#all.clear()
  }
}
