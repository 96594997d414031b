/** Writes rows durably in one go, and says of each how it ended; rejects where none was written. */
export type WriteRows<Row, End> = (rows: readonly Row[]) => Promise<readonly End[]>

/** No write takes more rows than these; the others go with the next. */
const MOST_ROWS = 1000

interface Waiting<Row, End> {
  readonly row: Row
  readonly resolve: (end: End) => void
  readonly reject: (error: unknown) => void
}

/**
 * Rows that arrive together share one durable write: those of one turn of the event loop, and those
 * that gather while a write is on its way. One write is on its way at a time, so rows are written in
 * the order in which they came.
 */
export class GroupCommit<Row, End> {
  readonly #write: WriteRows<Row, End>
  #gathered: Waiting<Row, End>[] = []
  #isWriting = false

  constructor(write: WriteRows<Row, End>) {
    this.#write = write
  }

  /** Fulfilled when the row is on the disk, or was refused. */
  add(row: Row): Promise<End> {
    return new Promise((resolve, reject) => {
      this.#gathered.push({ row, resolve, reject })
      if (this.#isWriting) return
      this.#isWriting = true
      setImmediate(() => void this.#writeAll())
    })
  }

  async #writeAll(): Promise<void> {
    while (this.#gathered.length > 0) {
      const batch = this.#gathered.slice(0, MOST_ROWS)
      this.#gathered = this.#gathered.slice(MOST_ROWS)
      await this.#writeBatch(batch)
    }
    this.#isWriting = false
  }

  async #writeBatch(batch: readonly Waiting<Row, End>[]): Promise<void> {
    try {
      const ends = await this.#write(batch.map(({ row }) => row))
      if (ends.length !== batch.length) throw new Error('a write did not say how all of it ended')
      ends.forEach((end, index) => batch[index]?.resolve(end))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
