import { at, nextU32, type RngState } from '@meadhall/kernel'

/**
 * How one seat mixes its answers to a question that others answer at the same time: regret matching
 * (what is regretted most is played most, what is not regretted never), whose average over time
 * cannot be exploited.
 */
export class Mixed<A> {
  readonly #regrets = new Map<A, number>()
  readonly #played = new Map<A, number>()
  #times = 0

  /** How likely each answer is now; those never regretted share what is left. */
  strategy(legal: readonly A[], into: number[]): number[] {
    into.length = 0
    let sum = 0
    for (const action of legal) {
      const regret = Math.max(0, this.#regrets.get(action) ?? 0)
      into.push(regret)
      sum += regret
    }
    for (let index = 0; index < legal.length; index++) {
      into[index] = sum > 0 ? at(into, index) / sum : 1 / legal.length
    }
    return into
  }

  /** Learns what each answer would have brought while it was played by this strategy. */
  learn(legal: readonly A[], strategy: readonly number[], worths: readonly number[]): void {
    this.#times += 1
    let mean = 0
    worths.forEach((worth, index) => {
      mean += worth * at(strategy, index)
    })
    legal.forEach((action, index) => {
      const regret = (this.#regrets.get(action) ?? 0) + at(worths, index) - mean
      this.#regrets.set(action, Math.max(0, regret))
      const played = this.#played.get(action) ?? 0
      this.#played.set(action, played + this.#times * at(strategy, index))
    })
  }

  /** The average strategy: later play counts for more. */
  average(legal: readonly A[]): number[] {
    const played = legal.map((action) => this.#played.get(action) ?? 0)
    const sum = played.reduce((one, other) => one + other, 0)
    return played.map((part) => (sum > 0 ? part / sum : 1 / legal.length))
  }
}

/** The place that a draw falls on, of parts that make up one. */
export function drawn(rng: RngState, parts: readonly number[]): number {
  let left = nextU32(rng) / 0x1_0000_0000
  for (let index = 0; index < parts.length; index++) {
    left -= at(parts, index)
    if (left < 0) return index
  }
  return parts.length - 1
}
