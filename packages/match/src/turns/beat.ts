import type { Level } from '@meadhall/bots'
import type { Position } from '../position.ts'
import type { Question } from '../question.ts'
import type { Choice } from './forced.ts'

/** When bots answer, where others must not learn from it what they have. */
export interface BotBeat {
  /**
   * Begun when a bot of a level is asked, and waited for once it has chosen; `null` where everybody
   * knows that it has one answer. When it lets go must not depend on how long the bot thought.
   */
  begin(bot: Level | null): () => Promise<void>
  /**
   * What somebody else in the seat might be asked; `null` where everybody knows that there is one
   * answer. A bot with one answer thinks about that, so that it takes a thread's time like any other.
   */
  choiceForAll(position: Position, question: Question): Choice | null
}
