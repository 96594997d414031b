/** What the bench asks of the server's process: the longest the event loop waited, and to tidy up. */
export type ScaleAsk = 'blocked' | 'tidy'

/** What it tells. */
export type ScaleTold =
  | { readonly kind: 'listens'; readonly address: string; readonly ms: number }
  | { readonly kind: 'blocked'; readonly ms: number }
  | { readonly kind: 'tidied'; readonly ms: number }
