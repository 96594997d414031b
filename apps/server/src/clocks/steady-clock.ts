/** How far the machine's clock may be off before it is believed anew. */
const TOLERANCE_MS = 5000

/**
 * The time of day that does not jump: taken from the machine once, then counted on by a clock that
 * only ever goes forwards. `settle` takes it anew where the machine's was put right meanwhile.
 */
export class SteadyClock {
  readonly #wall: () => number
  readonly #ticks: () => number
  #offset: number

  constructor(wall: () => number, ticks: () => number) {
    this.#wall = wall
    this.#ticks = ticks
    this.#offset = wall() - ticks()
  }

  readonly now = (): number => Math.round(this.#ticks() + this.#offset)

  /** Whoever calls it answers for what the jump does to times that were stored before. */
  settle(): void {
    const offset = this.#wall() - this.#ticks()
    if (Math.abs(offset - this.#offset) > TOLERANCE_MS) this.#offset = offset
  }
}
