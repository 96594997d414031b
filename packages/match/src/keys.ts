import type { Seat } from '@meadhall/kernel'
import type { ActEntry, Entry, UndoEntry } from './journal.ts'

type Keyed = ActEntry | UndoEntry

/**
 * What each seat wrote with which key. It is asked for every answer, so it is not searched in the
 * journal; a match in which nobody answers has no need of it and does not pay for it.
 */
export class Keys {
  readonly #journal: readonly Entry[]
  readonly #bySeat = new Map<Seat, Map<string, Keyed>>()
  #listed = 0

  /** Of a journal that may grow. */
  constructor(journal: readonly Entry[]) {
    this.#journal = journal
  }

  find(seat: Seat, key: string): Keyed | undefined {
    for (; this.#listed < this.#journal.length; this.#listed++)
      this.#list(this.#journal[this.#listed])
    return this.#bySeat.get(seat)?.get(key)
  }

  #list(entry: Entry | undefined): void {
    if (entry === undefined || entry.kind === 'rules') return
    const { seat, key } = writerOf(entry)
    if (key === null) return
    const own = this.#bySeat.get(seat) ?? new Map<string, Keyed>()
    this.#bySeat.set(seat, own.set(key, entry))
  }
}

function writerOf(entry: Keyed): { readonly seat: Seat; readonly key: string | null } {
  if (entry.kind === 'undo') return entry
  return { seat: entry.action.by, key: entry.cited?.key ?? null }
}
