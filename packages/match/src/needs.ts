import type { Bots, Budget, Level } from '@meadhall/bots'
import type { AnyRules, Seat } from '@meadhall/kernel'
import type { Question } from './question.ts'
import type { SeatInfo } from './storing/record.ts'
import type { Store } from './storing/store.ts'
import type { BotBeat } from './turns/beat.ts'

/** What a match needs from outside. */
export interface MatchNeeds {
  readonly rules: AnyRules
  readonly bots: Bots
  readonly store: Store
  /** Told of what went wrong where nobody waits for a reply: a bot's move, a listener. */
  readonly fail: (error: unknown) => void
  /** Who plays a seat now; it may change while the match goes on. By default what the record says. */
  readonly playing?: (seat: Seat) => SeatInfo['plays']
  /** Whether a person is asked even where there is only one answer; else the table gives it. */
  readonly mustAsk?: (question: Question) => boolean
  /** How long a bot of a level may think. */
  readonly budget?: (level: Level) => Budget
  /** Waits before a bot's move, so that others get a word in. */
  readonly breathe?: () => Promise<void>
  /** When bots answer; by default as soon as they have chosen. */
  readonly beat?: BotBeat
  /**
   * Waits before the table gives a person's only answer. It must not depend on the hand, or silence
   * would tell others what somebody has.
   */
  readonly pause?: () => Promise<void>
}
