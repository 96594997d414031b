import type { Action, Decision } from '../decision.ts'
import type { Emit, GameEvent } from '../event.ts'
import { at } from '../ids.ts'
import type { GameLog } from '../replay.ts'
import { pick, type RngState, type Seed, seedRng } from '../rng.ts'
import type { Rules } from '../rules.ts'

/** No game of ours is near this long: reaching it means that it does not end. */
const ACTION_LIMIT = 20_000

/** One step of a random game, told before it is taken. The state goes on being changed in place. */
export interface Turn<S, A> {
  readonly index: number
  readonly state: S
  readonly decision: Decision
  /** Only good until the next step: the list is used again. */
  readonly legal: readonly A[]
  readonly action: A
}

/** How to play on from a state. */
export interface PlayOut<S, A, E = GameEvent> {
  readonly rng: RngState
  /** A kind of action first, then one of it: rare kinds then come up as often as common ones. */
  readonly byType?: boolean
  /** Instead of choosing at random. */
  choose?(legal: readonly A[], turn: Omit<Turn<S, A>, 'action' | 'legal'>): A
  visit?(turn: Turn<S, A>): void
  readonly emit?: Emit<E>
  readonly limit?: number
}

/** Which game to play at random; the same specification gives the same game. */
export interface RandomGame<S, A, O, E = GameEvent> extends Omit<PlayOut<S, A, E>, 'rng'> {
  readonly options: O
  readonly seats: number
  readonly seed: Seed
  /** Of the choices; else they follow from `seed`. */
  readonly choices?: Seed
}

/**
 * Plays a random legal game to its end: what fuzzing, playouts and every property test stand on.
 * Works in place and allocates little; `visit` sees each step before it is taken.
 */
export function randomPlay<S, A extends Action, E extends GameEvent, V, O>(
  rules: Rules<S, A, E, V, O>,
  game: RandomGame<S, A, O, E>,
  visit?: (turn: Turn<S, A>) => void,
): { log: GameLog<A, O>; state: S } {
  const { options, seats, seed } = game
  const state = rules.setup(options, seats, seed, game.emit)
  const rng = seedRng(game.choices ?? `${seed}/choices`)
  const actions = playOut(rules, state, { ...game, ...(visit ? { visit } : {}), rng })
  return { log: { options, seats, seed, actions }, state }
}

/** Plays a state on to the end of the game, in place, and gives the actions it took. */
export function playOut<S, A extends Action, E extends GameEvent, V, O>(
  rules: Rules<S, A, E, V, O>,
  state: S,
  how: PlayOut<S, A, E>,
): A[] {
  const actions: A[] = []
  const legal: A[] = []
  for (;;) {
    const open = rules.decisions(state)
    if (open.length === 0) return actions
    if (actions.length >= (how.limit ?? ACTION_LIMIT))
      throw new Error(`the game does not end within ${actions.length} actions`)
    const decision = open.length === 1 ? at(open, 0) : pick(how.rng, open)
    rules.legalActions(state, decision, legal)
    const action = chosen(how, legal, { index: actions.length, state, decision })
    rules.apply(state, action, how.emit)
    actions.push(action)
  }
}

function chosen<S, A extends Action, E>(
  how: PlayOut<S, A, E>,
  legal: readonly A[],
  turn: Omit<Turn<S, A>, 'action' | 'legal'>,
): A {
  if (legal.length === 0) throw new Error(`decision "${turn.decision.kind}" has no legal answer`)
  const action = how.choose?.(legal, turn) ?? pickAction(how.rng, legal, how.byType)
  how.visit?.({ ...turn, legal, action })
  return action
}

/** A random action: each as likely, or each kind. */
export function pickAction<A extends Action>(
  rng: RngState,
  legal: readonly A[],
  byType = false,
): A {
  if (!byType) return pick(rng, legal)
  const types = [...new Set(legal.map(({ type }) => type))]
  const type = pick(rng, types)
  return pick(
    rng,
    legal.filter((action) => action.type === type),
  )
}
