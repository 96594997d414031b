/**
 * What processes tell each other of a topic (a table): where it is by now, and nothing else. Whoever
 * hears it looks into the database.
 */
export type BusMessage =
  | { readonly kind: 'game'; readonly seq: number }
  | { readonly kind: 'table'; readonly version: number }
  | { readonly kind: 'chat'; readonly n: number }
  /** The seats whose people are connected to a process, and how many only watch there. */
  | {
      readonly kind: 'presence'
      readonly process: string
      readonly seats: readonly number[]
      readonly watching: number
    }
  /** Something may not have been heard: look whether there is anything new. The bus itself says it. */
  | { readonly kind: 'gap' }

/** What may be published. */
export type Told = Exclude<BusMessage, { readonly kind: 'gap' }>

export type Listener = (message: BusMessage) => void

/** Told of what goes wrong inside; nobody has to do anything about it. */
export type Fail = (error: unknown) => void

/**
 * Carries small messages to all who listen to a topic, in this process and in others. Each listener
 * hears a message once, that of its own process too, and only after `publish` has returned. Where a
 * connection was lost some are heard twice or not at all, and each listener then hears of a gap.
 */
export interface Bus {
  publish(topic: string, message: Told): void
  /** Returns what ends it. */
  subscribe(topic: string, listener: Listener): () => void
  close(): Promise<void>
}
