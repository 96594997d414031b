import type { Bot } from '@meadhall/bots'
import { type Action, readAction, type ScenarioGame, type Seat, sameAction } from '@meadhall/kernel'
import type { Position } from '@meadhall/match'

/** What a lesson is held in: a game, how files speak of it, and a bot that plays along. */
export interface Room {
  // biome-ignore lint/suspicious/noExplicitAny: states belong to the game
  readonly game: ScenarioGame<any>
  // biome-ignore lint/suspicious/noExplicitAny: views and actions belong to the game
  readonly bot: Bot<any, any>
}

/** Any answer at all. */
const ANY = '*'

/** The legal answer of a seat that words mean in a position; `null` where there is none. */
export function answerIn(room: Room, position: Position, seat: Seat, words: string): Action | null {
  const question = position.question(seat)
  if (question === undefined) return null
  return question.legal.find((action) => isMeant(room, position, action, words)) ?? null
}

/** Whether an answer is one of those that words mean: in full, or with `*` for any word. */
export function isMeant(room: Room, position: Position, action: Action, words: string): boolean {
  if (words === ANY) return true
  if (words.split(' ').includes(ANY)) return isLike(room.game.rules.formatAction(action), words)
  const meant = actionIn(room, position, action.by, words)
  return meant !== null && sameAction(meant, action)
}

/** Word by word; at the end, `*` stands for all that follows. */
function isLike(said: string, pattern: string): boolean {
  const [wanted, given] = [pattern.split(' '), said.split(' ')]
  const isOpen = wanted.at(-1) === ANY && given.length >= wanted.length
  const isFitting = wanted.every((one, index) => one === ANY || one === given[index])
  return isFitting && (isOpen || wanted.length === given.length)
}

/** An action in the words of a file; `null` where they mean nothing in this position. */
function actionIn(room: Room, { game }: Position, seat: Seat, words: string): Action | null {
  try {
    return readAction(room.game, game.state, words, seat, 'lesson')
  } catch {
    return null
  }
}
