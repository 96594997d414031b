/** What one connection may cost. */
export interface SocketLimits {
  /** The longest message, in bytes. */
  readonly message: number
  /** Messages at once, and a second after that. */
  readonly burst: number
  readonly perSecond: number
  /** Lines of chat at once, and a second after that. */
  readonly chatBurst: number
  readonly chatPerSecond: number
  /** Messages that wait for their turn. */
  readonly waiting: number
  /** Unsent bytes from which on steps are left out, and from which on the connection is closed. */
  readonly slow: number
  readonly slowest: number
  /** How long the hello may take, and how often a silent client is asked whether it lives. */
  readonly helloMs: number
  readonly heartbeatMs: number
}

export const USUAL_LIMITS: SocketLimits = {
  message: 8 * 1024,
  burst: 60,
  perSecond: 20,
  chatBurst: 6,
  chatPerSecond: 0.5,
  waiting: 32,
  slow: 256 * 1024,
  slowest: 2 * 1024 * 1024,
  helloMs: 10_000,
  heartbeatMs: 30_000,
}

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
    const now = this.#now()
    const gained = Math.max(0, now - this.#asked) * this.#perMs
    this.#left = Math.min(this.#burst, this.#left + gained)
    this.#asked = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
