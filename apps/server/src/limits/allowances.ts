import { Allowance } from './allowance.ts'

/** From so many on, those who have asked for nothing for a while are forgotten. */
const MANY = 1000
/** Of more than so many, whoever was not heard of the longest is forgotten first. */
const MOST = 10_000

/**
 * How much each of many may have: a person, say, however many connections they have and however
 * often they come back, or an address. One who may have everything again is as good as one never
 * heard of, so they can be forgotten.
 */
export class Allowances {
  readonly #fresh: () => Allowance
  readonly #kept = new Map<string, Allowance>()
  #sweepAt = MANY

  constructor(burst: number, perSecond: number, now: () => number) {
    this.#fresh = () => new Allowance(burst, perSecond, now)
  }

  get size(): number {
    return this.#kept.size
  }

  /** Whether somebody may have one more; it then counts. */
  take(key: string): boolean {
    return this.#allowance(key).take()
  }

  /** Takes all that somebody has, and as much again. */
  exhaust(key: string): void {
    this.#allowance(key).charge(Number.POSITIVE_INFINITY)
  }

  #allowance(key: string): Allowance {
    const allowance = this.#kept.get(key) ?? this.#fresh()
    this.#kept.delete(key)
    this.#kept.set(key, allowance)
    if (this.#kept.size >= this.#sweepAt) this.#sweep()
    return allowance
  }

  #sweep(): void {
    for (const [key, allowance] of this.#kept) if (allowance.isFull) this.#kept.delete(key)
    for (const key of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break
      this.#kept.delete(key)
    }
    this.#sweepAt = this.#kept.size + MANY
  }
}
