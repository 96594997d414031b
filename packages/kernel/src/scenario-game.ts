import type { Seat } from './ids.ts'
import { decisionOf } from './replay.ts'
import type { GameTypes, Rules } from './rules.ts'
import { type Fields, ScenarioError } from './scenario-file.ts'

/** An expectation that did not come true, with what was there instead. */
export interface Unmet {
  readonly place: string
  readonly expected: string
  readonly found: string
}

/** How a game reads positions and expectations in its own words. */
export interface ScenarioGame<G extends GameTypes> {
  readonly rules: Rules<G>
  /** The ids of all its rules: a refusal must name one of them. */
  readonly ruleIds: ReadonlySet<string>
  /** Builds a position; throws `ScenarioError` where it cannot be. */
  position(given: Fields): G['state']
  /** Events by which a position may have come about: stories are told by events from the set-up on. */
  history(state: Readonly<G['state']>): G['event'][]
  /** The seat a word means in a state, or -1. */
  seatOf(state: Readonly<G['state']>, who: string): number
  /** Completes a seat's short words of an action ("card odins-smite"), or leaves them as they are. */
  expand(state: Readonly<G['state']>, text: string, seat: Seat): string
  /** What an action speaks of that is not in this game, so that it can never be legal; or `null`. */
  missing(state: Readonly<G['state']>, action: G['action']): string | null
  /** Compares a state with expectations; `place` starts each failure's place. */
  compare(state: Readonly<G['state']>, expected: Fields, place: string): Unmet[]
  /** Compares what a viewer sees with expectations: a number is cards of which only that is seen. */
  compareView(view: G['view'], expected: Fields, place: string): Unmet[]
  /** An event in the words of a file: with names where the game has seats. */
  event(state: Readonly<G['state']>, event: G['event']): Fields
  /** An expected event with its names as `event` tells them. */
  readEvent(state: Readonly<G['state']>, said: Fields, place: string): Fields
}

/** The seat of somebody who must be in the game. */
export function readWho<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: Readonly<G['state']>,
  who: string,
  place: string,
): Seat {
  const seat = game.seatOf(state, who)
  if (seat < 0) throw new ScenarioError(place, `"${who}" is nobody in this game`)
  return seat
}

/** What somebody does, in words, as an action. */
export function readAction<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: Readonly<G['state']>,
  what: string,
  seat: Seat,
  place: string,
): G['action'] {
  try {
    return game.rules.parseAction(game.expand(state, what, seat), seat)
  } catch (error) {
    const reason = error instanceof ScenarioError ? error.reason : (error as Error).message
    throw new ScenarioError(place, reason)
  }
}

/** Refuses what can never be legal in this game: that it is not legal now says nothing. */
export function checkPossible<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: Readonly<G['state']>,
  action: G['action'],
  place: string,
): void {
  const missing = game.missing(state, action)
  if (missing !== null) throw new ScenarioError(place, `can never be: ${missing}`)
}

/** Which rule refuses an attempt, and what its player is asked instead. */
export function describeRefusal<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: Readonly<G['state']>,
  attempt: G['action'],
): string {
  const reason = game.rules.whyNot(state, attempt)
  const decision = decisionOf(game.rules, state, attempt.by)
  const asked = decision ? `asked: ${decision.kind}` : 'not asked anything'
  return reason ? `refused by ${reason.rule} (${reason.key}); ${asked}` : asked
}
