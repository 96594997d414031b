/** Something that this browser keeps for each table. */
export interface Kept<T> {
  get(table: string): T | undefined
  put(table: string, value: T): void
  drop(table: string): void
}

/** How many tables are remembered; the oldest are forgotten first. */
const MOST = 100

/** Kept under a name in the browser's storage. Where it keeps nothing, for as long as the page lives. */
export function kept<T>(name: string): Kept<T> {
  const memory = new Map<string, T>()
  const load = () => new Map<string, T>([...read<T>(name), ...memory])
  const save = (all: Map<string, T>) => write(name, [...all].slice(-MOST))
  return {
    get: (table) => load().get(table),
    put(table, value) {
      memory.set(table, value)
      const all = load()
      all.delete(table)
      save(all.set(table, value))
    },
    drop(table) {
      const all = load()
      memory.delete(table)
      if (all.delete(table)) save(all)
    },
  }
}

function read<T>(name: string): [string, T][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? (stored as [string, T][]) : []
  } catch {
    return []
  }
}

function write<T>(name: string, entries: readonly [string, T][]): void {
  try {
    localStorage.setItem(name, JSON.stringify(entries))
  } catch {
    // A browser that keeps nothing: the page remembers it while it is open.
  }
}
