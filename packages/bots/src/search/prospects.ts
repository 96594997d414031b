/** What others were found to gain by an answer so far. */
interface Prospect {
  times: number
  sum: number
}

/** So many answers are weighed again; the others were found worse than these. */
const WIDTH = 6

/**
 * What is worth weighing for those whose turn it is in a look. A turn has many answers, and in one
 * imagined state mostly the same ones are good as in the next: whatever was weighed before is only
 * weighed again while it is among the best.
 */
export class Prospects<A> {
  readonly #known = new Map<A, Prospect>()

  /** The answers never weighed yet, and the most promising of the others. */
  narrow(legal: readonly A[]): A[] {
    const known = legal.filter((action) => this.#known.has(action))
    if (known.length <= WIDTH) return [...legal]
    const least = this.#bar(known)
    return legal.filter((action) => this.#meanOf(action) >= least)
  }

  note(action: A, worth: number): void {
    const { times, sum } = this.#known.get(action) ?? { times: 0, sum: 0 }
    this.#known.set(action, { times: times + 1, sum: sum + worth })
  }

  /** What the last of the best was worth on the average. */
  #bar(known: readonly A[]): number {
    const means = known.map((action) => this.#meanOf(action)).sort((one, other) => other - one)
    return means[WIDTH - 1] ?? 0
  }

  #meanOf(action: A): number {
    const known = this.#known.get(action)
    return known === undefined ? Number.POSITIVE_INFINITY : known.sum / known.times
  }
}
