import { at } from '@meadhall/kernel'
import { type Edge, meanOf } from './tree.ts'

/**
 * Which answer of the root is looked at next. Sequential halving that can be ended at any time: in
 * sweep after sweep all are tried, then the better half as often in sum, then the better quarter, so
 * that a small budget goes to the promising ones and none is given up on a single unlucky look.
 */
export class Halving<A> {
  readonly #edges: Edge<A>[]
  #racing: number
  #turn = 0
  #round = -1

  constructor(edges: readonly Edge<A>[]) {
    this.#edges = [...edges]
    this.#racing = edges.length
  }

  /** The round of the look that comes next: all who race in it are looked at in the same world. */
  get round(): number {
    return this.#round
  }

  next(): Edge<A> {
    if (this.#turn >= this.#edges.length) this.#halve()
    const place = this.#turn % this.#racing
    if (place === 0) this.#round += 1
    this.#turn += 1
    return at(this.#edges, place)
  }

  #halve(): void {
    this.#turn = 0
    this.#racing = this.#racing <= 2 ? this.#edges.length : Math.ceil(this.#racing / 2)
    this.#edges.sort((one, other) => meanOf(other) - meanOf(one))
  }
}
