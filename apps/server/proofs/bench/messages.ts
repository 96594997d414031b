/** A table that is ready to be played at, with a token for each seat. */
export interface Laid {
  readonly id: string
  readonly tokens: readonly string[]
}

/** What the bench asks of the server's process. */
export type Ask =
  | { readonly kind: 'lay'; readonly game: string; readonly seats: number }
  /** The CPU time it has taken, of all its threads. */
  | { readonly kind: 'cpu' }
  /** What it holds in memory after a sweep. */
  | { readonly kind: 'memory' }
  /** Puts a table away, with a snapshot or without, and opens it from the store. */
  | { readonly kind: 'wake'; readonly table: string; readonly isKept: boolean }

/** What it answers. */
export type Served =
  | { readonly kind: 'listens'; readonly port: number }
  | { readonly kind: 'laid'; readonly laid: Laid }
  | { readonly kind: 'cpu'; readonly micros: number }
  | { readonly kind: 'memory'; readonly bytes: number }
  | { readonly kind: 'woken'; readonly ms: number }
