import {
  type Action,
  findLegal,
  type GameEvent,
  type Reason,
  readAction,
  readWho,
  type Scenario,
  type ScenarioGame,
  type Seat,
} from '@meadhall/kernel'
import { Position } from '@meadhall/match'

/** One look at an example: where it stands, and what led there. */
export interface Frame {
  readonly position: Position
  /** What was done, and what came of it; `null` for the position at first. */
  readonly deed: Deed | null
}

interface Deed {
  readonly seat: Seat
  readonly action: Action
  /** The position it was done in: its words need it. */
  readonly before: Position
  readonly events: readonly GameEvent[]
  /** Why it could not be done. */
  readonly reason: Reason | null
}

// biome-ignore lint/suspicious/noExplicitAny: states belong to the game
type AnyGame = ScenarioGame<any>

/** How many sit at the table of a state. */
export function seatsIn(state: {
  clans?: readonly unknown[]
  players?: readonly unknown[]
}): number {
  return (state.clans ?? state.players ?? []).length
}

/** An example step by step; what is only expected in between is left out. */
export function framesOf(game: AnyGame, { given, steps }: Scenario): Frame[] {
  const first = laid(game, game.position(given), [])
  const frames: Frame[] = [{ position: first, deed: null }]
  for (const step of steps) {
    if (step.kind === 'holds') continue
    const { position: before } = frames.at(-1) ?? { position: first }
    frames.push(frameAfter(game, before, step.who, step.what))
  }
  return frames
}

function laid(game: AnyGame, state: object, events: readonly GameEvent[]): Position {
  return Position.laid(game.rules, state, seatsIn(state), events)
}

function frameAfter(game: AnyGame, before: Position, who: string, what: string): Frame {
  const state = game.rules.clone(before.game.state)
  const seat = readWho(game, state, who, 'steps')
  const attempt = readAction(game, state, what, seat, 'steps')
  const action = findLegal(game.rules, state, attempt)
  if (action === undefined) {
    const reason = game.rules.whyNot(state, attempt)
    return { position: before, deed: { seat, action: attempt, before, events: [], reason } }
  }
  const events: GameEvent[] = []
  game.rules.apply(state, action, (event: GameEvent) => events.push(event))
  const position = laid(game, state, events)
  return { position, deed: { seat, action, before, events, reason: null } }
}
