/** A table that is ready to be played at, with a token for each seat. */
export interface Laid {
  readonly id: string
  readonly tokens: readonly string[]
}

export interface Usage {
  readonly cpuMicros: number
  readonly rss: number
  readonly heap: number
}

/** What the bench asks of the server's process. */
export type Ask =
  | { readonly kind: 'lay'; readonly game: string; readonly seats: number }
  | { readonly kind: 'usage' }
  /** Opens a table that nobody has open, and puts it away again. */
  | { readonly kind: 'wake'; readonly table: string }

/** What it answers. */
export type Served =
  | { readonly kind: 'listens'; readonly port: number }
  | { readonly kind: 'laid'; readonly laid: Laid }
  | { readonly kind: 'usage'; readonly usage: Usage }
  | { readonly kind: 'woken'; readonly ms: number }
