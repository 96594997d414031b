import type { Asked, Level, Thinking, Witnessed } from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import type { Action } from '@meadhall/kernel'
import type { Grounds, Hint } from '@meadhall/match'

/** Where the pool says what an operator should know; a pino logger is one. */
export interface PoolLog {
  warn(details: object, text: string): void
  error(details: object, text: string): void
}

export interface PoolOptions {
  readonly log: PoolLog
  /** By default one for each core but the one that serves people. */
  readonly threads?: number
  /** How many questions may wait for a thread; more wait for room. */
  readonly queue?: number
  /** Milliseconds after which a bot that thinks is taken to hang. */
  readonly hangsAfter?: number
  /** Milliseconds that a table waits for a thread before its bot answers without much thought. */
  readonly patience?: number
  /** What runs in the threads. */
  readonly worker?: URL
  /** Told of each answer how long it took. */
  readonly onAnswer?: (times: AnswerTimes) => void
}

/** In milliseconds: for a thread, and of it. */
export interface AnswerTimes {
  readonly game: GameId
  readonly level: Level
  readonly waited: number
  readonly thought: number
}

/** Advice, thought out in a thread. */
export interface PoolCounsel {
  hint(asked: Asked<unknown, Action>, how: Thinking): Promise<Hint | null>
  why(witnessed: Witnessed<unknown, Action>, how: Thinking): Promise<Grounds | null>
}

/** How the pool stands, and what it has done since it began. */
export interface PoolStats {
  readonly threads: number
  readonly thinking: number
  /** For a thread, and for room in the queue. */
  readonly waiting: number
  readonly atDoor: number
  readonly answered: number
  readonly stopped: number
  /** Answered by the spare bot: the real one failed, or no thread was free for too long. */
  readonly spared: number
  /** Threads that died or hung. */
  readonly replaced: number
}
