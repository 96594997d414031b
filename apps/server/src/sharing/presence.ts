/** Who is connected to a table. */
export interface Connected {
  readonly seats: readonly number[]
  readonly watching: number
}

interface Word extends Connected {
  readonly until: number
}

/** Who is connected to other processes, by the last word of each. The word of one that died runs out. */
export class Presence {
  readonly #words = new Map<string, Word>()

  /** What a process says; whether anything is another than before. */
  hear(process: string, { seats, watching }: Connected, until: number): boolean {
    const before = this.#words.get(process)
    if (seats.length + watching === 0) this.#words.delete(process)
    else this.#words.set(process, { seats, watching, until })
    return !isSame(before ?? NOBODY, { seats, watching })
  }

  /** Forgets those of whom nothing was heard for too long; whether there were any. */
  expire(now: number): boolean {
    const late = [...this.#words].filter(([, { until }]) => until <= now)
    for (const [process] of late) this.#words.delete(process)
    return late.length > 0
  }

  get around(): Connected {
    const words = [...this.#words.values()]
    return {
      seats: words.flatMap(({ seats }) => seats),
      watching: words.reduce((sum, { watching }) => sum + watching, 0),
    }
  }
}

export const NOBODY: Connected = { seats: [], watching: 0 }

function isSame(one: Connected, other: Connected): boolean {
  return (
    one.watching === other.watching &&
    one.seats.length === other.seats.length &&
    one.seats.every((seat) => other.seats.includes(seat))
  )
}
