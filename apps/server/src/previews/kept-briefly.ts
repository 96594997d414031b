/** So many are kept; the oldest goes first. */
const MOST_KEPT = 1000

interface Kept<T> {
  readonly made: number
  readonly value: Promise<T>
}

/** What is made once for all who ask within a short time. */
export class KeptBriefly<T> {
  readonly #forMs: number
  readonly #now: () => number
  readonly #kept = new Map<string, Kept<T>>()

  constructor(forMs: number, now: () => number) {
    this.#forMs = forMs
    this.#now = now
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const now = this.#now()
    const kept = this.#kept.get(key)
    if (kept !== undefined && now - kept.made < this.#forMs) return kept.value
    const value = make()
    this.#kept.delete(key)
    this.#kept.set(key, { made: now, value })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }
}
