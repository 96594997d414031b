import type { Action, Outcome } from '@meadhall/kernel'
import type { SeatInfo } from '../source.ts'
import type { Failure } from './protocol.ts'

/** Raised when the shape below changes; `migrations.ts` then brings older ones up. */
export const STORED_VERSION = 1

/** A game as the browser keeps it, without its actions. */
export interface StoredGame {
  readonly version: typeof STORED_VERSION
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly seats: readonly SeatInfo[]
  readonly seed: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly touched: number
  /** How many actions are stored. */
  readonly steps: number
  /** `null` while the game goes on. */
  readonly result: Outcome | null
}

/** A game that lies in the store and cannot be read, and why. */
export interface BrokenGame {
  readonly id: string
  readonly failure: Failure
}

/** All that is kept: the games, latest first, and what can only be saved as it is or removed. */
export interface KeptGames {
  readonly games: readonly StoredGame[]
  readonly broken: readonly BrokenGame[]
}

/** Where games are kept. What was appended is there after a crash of the page. */
export interface GameStore {
  list(): Promise<KeptGames>
  /** Rejects with a `HostFailure` where the game is not whole. */
  load(id: string): Promise<{ game: StoredGame; actions: Action[] } | null>
  /** Whatever lies under a name, unread: what is left of a game that cannot be loaded. */
  remains(id: string): Promise<unknown>
  create(game: StoredGame, actions: readonly Action[]): Promise<void>
  /** Adds the action with number `game.steps - 1`. */
  append(game: StoredGame, action: Action): Promise<void>
  /** Forgets all actions from number `game.steps` on. */
  truncate(game: StoredGame): Promise<void>
  remove(id: string): Promise<void>
}
