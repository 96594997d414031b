/** Asks a part whether it can work; rejects if it cannot. */
type Check = () => Promise<unknown>

const LONGEST_CHECK_MS = 2000

function within(milliseconds: number, check: Check): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
  return Promise.race([check(), promise]).finally(() => clearTimeout(timer))
}

/** Whether this process can serve: its parts answer and it is not about to stop. */
export class Health {
  readonly #checks = new Map<string, Check>()
  #isStopping = false

  /** Names a part that must answer before the process counts as ready. */
  needs(name: string, check: Check): void {
    this.#checks.set(name, check)
  }

  /** From now on it is not ready. */
  stop(): void {
    this.#isStopping = true
  }

  /** Why it is not ready: nothing if it is. */
  async problems(longestMs = LONGEST_CHECK_MS): Promise<string[]> {
    if (this.#isStopping) return ['stopping']
    const parts = [...this.#checks]
    const results = await Promise.allSettled(parts.map(([, check]) => within(longestMs, check)))
    return parts.flatMap(([name], index) => (results[index]?.status === 'rejected' ? [name] : []))
  }
}
