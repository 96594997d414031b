/** Deals out the places of inputs, block after block. */
export class Layout {
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The first index of a block of so many inputs. */
  block(inputs: number): number {
    const first = this.#size
    this.#size += inputs
    return first
  }
}
