/** How much somebody may say: so much at once, and a little more with every second. */
export class Allowance {
  readonly #burst: number
  readonly #perMs: number
  readonly #now: () => number
  #left: number
  #asked: number

  constructor(burst: number, perSecond: number, now: () => number) {
    this.#burst = burst
    this.#perMs = perSecond / 1000
    this.#now = now
    this.#left = burst
    this.#asked = now()
  }

  /** Whether one more is allowed; it then counts. */
  take(): boolean {
    this.#gain()
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  /** Counts so many, allowed or not: what is owed has to be gained first. */
  charge(cost: number): void {
    this.#gain()
    this.#left = Math.max(-this.#burst, this.#left - cost)
  }

  /** Whether everything is allowed again. */
  get isFull(): boolean {
    this.#gain()
    return this.#left >= this.#burst
  }

  #gain(): void {
    const now = this.#now()
    const gained = Math.max(0, now - this.#asked) * this.#perMs
    this.#left = Math.min(this.#burst, this.#left + gained)
    this.#asked = now
  }
}
