import type { Action, AnyRules, Decision, GameEvent, Seat } from '@meadhall/kernel'
import type { Hint } from '@meadhall/match'

/** Why the last choice stands. */
export type NoUndo = 'nothing-done' | 'others-acted' | 'something-shown'

/** Why the player is turned to: a question, the end of the game, or they leave. */
export type Stage = 'asked' | 'over' | 'left'

/** A game as the player at this terminal sees it, wherever it is played. */
export interface Place {
  readonly rules: AnyRules
  readonly seat: Seat
  /** All that happened, as far as the player may know it. */
  readonly events: readonly GameEvent[]
  /** A state that agrees with all that the player knows. */
  readonly state: unknown
  readonly view: unknown
  /** The player's open question. */
  readonly decision: Decision | undefined
  /** How many actions the game has. */
  readonly actions: number
  /** How many events there were before the player's last choice: what follows is news to tell. */
  readonly lastChoice: number
  legal(): Action[]
  /** Lets the others play until the player is asked or there is nothing more to ask. */
  advance(): Promise<Stage>
  /** Whether the question on the screen still waits for an answer. */
  isStillAsked(): boolean
  /** Answers; why it was not taken, in a sentence, or `null`. */
  act(action: Action): Promise<string | null>
  /** What a norn would do in the player's place, from what they can see; `null` where it has no hint. */
  hint(): Promise<Hint | null>
  /** Takes back to the player's last real choice; answers that had no alternative go with it. */
  undo(): Promise<NoUndo | null>
}

/** What was told of one action. */
interface Told {
  readonly by: Seat | null
  readonly events: readonly unknown[]
}

/** How many events there were before a seat's last choice. */
export function lastChoiceIn(story: readonly Told[], seat: Seat): number {
  const last = story.findLastIndex(({ by }) => by === seat)
  return story.slice(0, Math.max(0, last)).flatMap(({ events }) => events).length
}

/** Why a seat cannot take anything back. */
export function whyNoUndo(story: readonly Told[], seat: Seat): NoUndo {
  if (!story.some(({ by }) => by === seat)) return 'nothing-done'
  return story.at(-1)?.by === seat ? 'something-shown' : 'others-acted'
}
