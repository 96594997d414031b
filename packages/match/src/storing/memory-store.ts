import type { Entry } from '../journal.ts'
import type { StoredMatch } from './record.ts'
import type { Store } from './store.ts'

interface Kept {
  match: StoredMatch
  readonly entries: Entry[]
}

/** Matches that live as long as the program: for the terminal, and for tests. */
export function memoryStore(now: () => number = counter()): Store {
  const kept = new Map<string, Kept>()
  return {
    create: (record, summary, entries = []) =>
      later(() => {
        if (kept.has(record.id)) throw new Error(`there is a match "${record.id}" already`)
        const time = now()
        const match = { ...record, ...summary, created: time, touched: time, seq: entries.length }
        kept.set(record.id, { match, entries: [...entries] })
      }),
    load: (id) =>
      later(() => {
        const found = kept.get(id)
        return found === undefined ? null : { match: found.match, entries: [...found.entries] }
      }),
    since: (id, seq) => later(() => kept.get(id)?.entries.filter((entry) => entry.seq > seq) ?? []),
    append: (id, entry, summary) =>
      later(() => {
        const found = kept.get(id)
        if (found === undefined) return 'gone'
        if (entry.seq !== found.match.seq + 1) return 'conflict'
        found.entries.push(entry)
        found.match = { ...found.match, ...summary, touched: now(), seq: entry.seq }
        return 'stored'
      }),
    list: () =>
      later(() => {
        const matches = [...kept.values()].map(({ match }) => match)
        return { matches: matches.sort((a, b) => b.touched - a.touched), broken: [] }
      }),
    delete: (id) =>
      later(() => {
        kept.delete(id)
      }),
  }
}

/** A store never answers at once. */
function later<T>(deed: () => T): Promise<T> {
  return Promise.resolve().then(deed)
}

/** A clock that needs none: it tells what came later. */
function counter(): () => number {
  let count = 0
  return () => ++count
}
