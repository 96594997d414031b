import { leave } from '../table-doc/seating.ts'
import { seatOf, type TableDoc } from '../table-doc/table-doc.ts'
import type { LiveTable } from './live-table.ts'

/** How long somebody may be away from a public table that waits for its game. */
const ABSENT_MS = 120_000

/**
 * Frees the seats of those who have gone from a public table before its game, so that nobody waits
 * for them in vain. At a slow table one need not be there, and who comes by a link is known.
 */
export class Vacating {
  readonly #fail: (error: unknown, table: LiveTable) => void
  readonly #absentMs: number
  /** By table and person. */
  readonly #timers = new Map<string, Map<string, NodeJS.Timeout>>()

  constructor(fail: (error: unknown, table: LiveTable) => void, absentMs = ABSENT_MS) {
    this.#fail = fail
    this.#absentMs = absentMs
  }

  /** Somebody came to a table or left it, or it has changed. */
  settled(table: LiveTable): void {
    const absent = table.isRun ? absentFrom(table) : []
    // After nearly every move.
    if (absent.length === 0 && !this.#timers.has(table.id)) return
    const timers = this.#timers.get(table.id) ?? new Map<string, NodeJS.Timeout>()
    for (const [person, timer] of timers) {
      if (absent.includes(person)) continue
      clearTimeout(timer)
      timers.delete(person)
    }
    for (const person of absent) {
      if (!timers.has(person)) timers.set(person, this.#timer(table, person))
    }
    if (timers.size > 0) this.#timers.set(table.id, timers)
    else this.#timers.delete(table.id)
  }

  /** Whether somebody is still waited for though nobody is connected. */
  isBusy({ id }: LiveTable): boolean {
    return this.#timers.has(id)
  }

  forget(table: string): void {
    for (const timer of this.#timers.get(table)?.values() ?? []) clearTimeout(timer)
    this.#timers.delete(table)
  }

  #timer(table: LiveTable, person: string): NodeJS.Timeout {
    const timer = setTimeout(() => {
      table
        .change((doc) => vacated(doc, person, table))
        .catch((error: unknown) => this.#fail(error, table))
    }, this.#absentMs)
    timer.unref()
    return timer
  }
}

function isWatched({ phase, visibility, tempo }: TableDoc): boolean {
  return phase === 'waiting' && visibility === 'public' && tempo.kind !== 'slow'
}

function absentFrom(table: LiveTable): string[] {
  if (!isWatched(table.doc)) return []
  return table.doc.seats.flatMap(({ person }, seat) =>
    person === null || table.isHere(seat) ? [] : [person.id],
  )
}

function vacated(doc: TableDoc, person: string, table: LiveTable): TableDoc {
  const seat = seatOf(doc, person)
  if (!isWatched(doc) || seat === null || table.isHere(seat)) return doc
  return leave(doc, person)
}
