import type { Action } from '../decision.ts'
import type { GameEvent } from '../event.ts'
import { below, pick, seedRng } from '../rng.ts'
import type { Rules } from '../rules.ts'
import { pickAction } from './random-play.ts'

/** No game of ours is near this long: reaching it means that it does not end. */
const ACTION_LIMIT = 20_000

/** A random game to try, and what must hold after every action. */
export interface FuzzGame<S, O> {
  readonly options: O
  readonly seats: number
  readonly seed: string
  /** Throws where something is wrong. */
  check(state: Readonly<S>): void
}

/** How a random game went: its actions, and what was wrong where it stopped early. */
export interface FuzzResult<S, A> {
  readonly state: S
  readonly actions: A[]
  readonly failure: string | null
}

/**
 * Plays a random game with a check after every action. On a failure the actions so far are the
 * recording that reproduces it.
 */
export function fuzzGame<S, A extends Action, E extends GameEvent, V, O>(
  rules: Rules<S, A, E, V, O>,
  game: FuzzGame<S, O>,
): FuzzResult<S, A> {
  const state = rules.setup(game.options, game.seats, game.seed)
  const actions: A[] = []
  try {
    fuzzOn(rules, state, game, actions)
    return { state, actions, failure: null }
  } catch (error) {
    return { state, actions, failure: (error as Error).message }
  }
}

function fuzzOn<S, A extends Action, E extends GameEvent, V, O>(
  rules: Rules<S, A, E, V, O>,
  state: S,
  game: FuzzGame<S, O>,
  actions: A[],
): void {
  const rng = seedRng(`${game.seed}/choices`)
  const byType = below(rng, 2) === 0
  const legal: A[] = []
  game.check(state)
  for (let open = rules.decisions(state); open.length > 0; open = rules.decisions(state)) {
    if (actions.length >= ACTION_LIMIT) throw new Error(`no end after ${ACTION_LIMIT} actions`)
    rules.legalActions(state, pick(rng, open), legal)
    const action = pickAction(rng, legal, byType)
    actions.push(action)
    rules.apply(state, action)
    game.check(state)
  }
  if (rules.outcome(state) === null) throw new Error('the game stopped without an outcome')
}
