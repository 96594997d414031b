/** One for whom something waits to be sent. */
export interface Reader {
  readonly address: string
  /** Bytes that wait for it. */
  unsent(): number
  cut(): void
}

export interface BacklogLimits {
  /** Bytes that may wait for all readers of one address, and for all there are. */
  readonly perAddress: number
  readonly all: number
}

interface Waiting {
  readonly reader: Reader
  readonly bytes: number
}

/**
 * What waits to be sent, for everybody together: each may be a little behind, but not so many at once
 * that it fills the memory. Those for whom most waits are cut first; they come back and get all anew.
 */
export class Backlog {
  readonly #limits: BacklogLimits
  readonly #readers = new Set<Reader>()

  constructor(limits: BacklogLimits) {
    this.#limits = limits
  }

  add(reader: Reader): void {
    this.#readers.add(reader)
  }

  remove(reader: Reader): void {
    this.#readers.delete(reader)
  }

  /** Cuts those who are too much. */
  look(): void {
    const waiting = [...this.#readers]
      .map((reader) => ({ reader, bytes: reader.unsent() }))
      .filter(({ bytes }) => bytes > 0)
      .sort((a, b) => b.bytes - a.bytes)
    const near = Map.groupBy(waiting, ({ reader }) => reader.address)
    const left = [...near.values()].flatMap((some) => cutDown(some, this.#limits.perAddress))
    cutDown(
      left.sort((a, b) => b.bytes - a.bytes),
      this.#limits.all,
    )
  }
}

/** Cuts the first of a list until the rest is within a bound; the rest. */
function cutDown(waiting: readonly Waiting[], most: number): Waiting[] {
  let bytes = waiting.reduce((sum, one) => sum + one.bytes, 0)
  return waiting.filter((one) => {
    if (bytes <= most) return true
    bytes -= one.bytes
    one.reader.cut()
    return false
  })
}
