import type { Asked, Level, Thinking } from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import type { Limits, Wish } from './messages.ts'

/** A bot's question as the pool holds it until it is answered. */
export interface Job {
  readonly id: number
  readonly game: GameId
  readonly level: Level
  readonly wish: Wish
  readonly asked: Asked<unknown, unknown>
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
