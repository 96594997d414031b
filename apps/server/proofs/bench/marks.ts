import { Packing, type Welcome } from '@meadhall/protocol'

/** How to find in a packed frame what the bench looks for, without reading the rest. */
export class Marks {
  readonly packing: Packing
  readonly #revision: string
  readonly #ask: string
  readonly #outcome: string

  constructor(words: readonly string[]) {
    this.packing = new Packing(words)
    this.#revision = this.packing.pack(',"revision":')
    this.#ask = this.packing.pack(',"ask":')
    this.#outcome = this.packing.pack(',"outcome":{')
  }

  revisionIn(frame: string): number {
    const start = frame.indexOf(this.#revision)
    if (start < 0) return -1
    const from = start + this.#revision.length
    return Number.parseInt(frame.slice(from, from + 11), 10)
  }

  hasAsk(frame: string): boolean {
    return frame.includes(this.#ask)
  }

  isOver(frame: string): boolean {
    return frame.includes(this.#outcome)
  }
}

/** How a welcome begins, which is never packed. */
export const WELCOME = '{"type":"welcome"'
/** The marks of each game by the version of its words: they are the same for all its tables. */
const known = new Map<string, Marks>()

/** The marks for what follows a welcome. */
export function marksIn(frame: string): Marks {
  const { words } = JSON.parse(frame) as Welcome
  if (words?.list === undefined) throw new Error('the server told no words')
  const marks = known.get(words.version) ?? new Marks(words.list)
  known.set(words.version, marks)
  return marks
}
