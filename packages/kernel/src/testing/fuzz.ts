import { below, pick, seedRng } from '../rng.ts'
import type { GameTypes, Rules, Start } from '../rules.ts'
import { pickAction } from './random-play.ts'

/** No game of ours is near this long: reaching it means that it does not end. */
const ACTION_LIMIT = 20_000

/** A random game to try, and what must hold after every action. */
export interface FuzzGame<G extends GameTypes = GameTypes> extends Start<G['options']> {
  /** Throws where something is wrong. */
  check(state: Readonly<G['state']>): void
}

/** How a random game went: its actions, and what was wrong where it stopped early. */
export interface FuzzResult<G extends GameTypes = GameTypes> {
  readonly state: G['state']
  readonly actions: G['action'][]
  readonly failure: string | null
}

/**
 * Plays a random game with a check after every action. On a failure the actions so far are the
 * recording that reproduces it.
 */
export function fuzzGame<G extends GameTypes>(rules: Rules<G>, game: FuzzGame<G>): FuzzResult<G> {
  const state = rules.setup(game)
  const actions: G['action'][] = []
  try {
    fuzzOn(rules, state, game, actions)
    return { state, actions, failure: null }
  } catch (error) {
    return { state, actions, failure: (error as Error).message }
  }
}

function fuzzOn<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  game: FuzzGame<G>,
  actions: G['action'][],
): void {
  const rng = seedRng(`${game.seed}/choices`)
  const byType = below(rng, 2) === 0
  const legal: G['action'][] = []
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
