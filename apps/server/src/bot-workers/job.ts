import type { Asked, Level, Thinking } from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import type { Limits, Wish } from './messages.ts'

/** For whom a bot thinks: by this thinking is shared out. */
export interface Patron {
  /** Where those at the table come from. */
  readonly address: string
  /** Who laid the table. */
  readonly person: string
  /** Whether somebody sits there and waits. */
  readonly isThere: boolean
}

/** Whoever asks on behalf of no table: a test, a bench. */
export const NOBODY: Patron = { address: '', person: '', isThere: true }

/** A bot's question as the pool holds it until it is answered. */
export interface Job {
  readonly id: number
  readonly game: GameId
  readonly level: Level
  readonly wish: Wish
  readonly asked: Asked<unknown, unknown>
  readonly patron: Patron
  readonly how: Thinking
  readonly limits: Limits
  /** When it was asked. */
  readonly since: number
  /** How often it was given to a thread in vain. */
  failures: number
  /** Whoever asked has been told that there will be no answer. */
  isDropped: boolean
  /** With an action, or with advice. */
  readonly settle: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Whether nobody waits for the answer any more: its table is gone, or its question. */
export function isGone({ how }: Job): boolean {
  return how.signal?.aborted === true
}
