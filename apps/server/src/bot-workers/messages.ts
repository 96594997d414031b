import type { Asked, Character, Level } from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import type { Seed } from '@meadhall/kernel'

/** What a thread is given when it starts. */
export interface ThreadData {
  /** Numbers that both sides see, each at its place. */
  readonly seen: Int32Array<SharedArrayBuffer>
}

/** The order that nobody waits for any more, and the one that is thought about. */
export const [STOPPED, BEGUN] = [0, 1]

/** How long a bot may think, in words that cross to another thread. */
export interface Limits {
  readonly iterations?: number
  /** Counted from when it begins to think, by the thread's own clock. */
  readonly ms?: number
}

/** What is wanted: an answer, a hint at the best one, or why the only one listed may have been given. */
export type Wish = 'choice' | 'hint' | 'why'

/** A question on its way to a thread. */
export interface Order {
  readonly id: number
  readonly game: GameId
  readonly level: Level
  readonly wish: Wish
  readonly asked: Asked<unknown, unknown>
  readonly seed: Seed
  readonly limits: Limits
  readonly character: Character | null
}

/** What came of an order. An answer is its place among the legal ones, so that no copy gets around. */
export type Verdict =
  | { readonly id: number; readonly kind: 'chosen'; readonly index: number }
  /** A `Hint` or `Grounds`, or `null`. */
  | { readonly id: number; readonly kind: 'said'; readonly advice: unknown }
  | { readonly id: number; readonly kind: 'stopped' }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }
