import type { Manner, Weights } from '@meadhall/bots'

/** What a thread is told once. */
export interface Engagement {
  readonly game: string
  readonly seed: string
  /** `null` before there is a network. */
  readonly weights: Weights | null
}

/** Games to play, one after the other: data games, or games of an arena. */
export type Task =
  | { readonly kind: 'data'; readonly from: number; readonly games: number }
  | {
      readonly kind: 'arena'
      readonly from: number
      readonly games: number
      readonly seats: number
      readonly manner: Manner
    }

/** What a thread tells when a task is done. */
export interface Done {
  /** The number of its first game. */
  readonly from: number
  readonly games: number
  readonly positions: number
  readonly packed: Uint8Array
  /** Shares of the win, game by game, in an arena. */
  readonly shares: readonly number[]
}
