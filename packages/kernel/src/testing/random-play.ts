import type { Action, Decision } from '../decision.ts'
import type { Emit } from '../event.ts'
import { at } from '../ids.ts'
import type { GameLog } from '../replay.ts'
import { pick, type RngState, type Seed, seedRng } from '../rng.ts'
import type { GameTypes, Rules, Start } from '../rules.ts'

/** No game of ours is near this long: reaching it means that it does not end. */
const ACTION_LIMIT = 20_000

/** One step of a random game, told before it is taken. The state goes on being changed in place. */
export interface Turn<G extends GameTypes = GameTypes> {
  readonly index: number
  readonly state: G['state']
  readonly decision: Decision
  /** Only good until the next step: the list is used again. */
  readonly legal: readonly G['action'][]
  readonly action: G['action']
}

/** How to play on from a state. */
export interface PlayOut<G extends GameTypes = GameTypes> {
  readonly rng: RngState
  /** A kind of action first, then one of it: rare kinds then come up as often as common ones. */
  readonly byType?: boolean
  /** Instead of choosing at random. */
  choose?(legal: readonly G['action'][], turn: Omit<Turn<G>, 'action' | 'legal'>): G['action']
  visit?(turn: Turn<G>): void
  readonly emit?: Emit<G['event']>
  readonly limit?: number
}

/** Which game to play at random; the same specification gives the same game. */
export interface RandomGame<G extends GameTypes = GameTypes>
  extends Omit<PlayOut<G>, 'rng'>,
    Start<G['options']> {
  /** Of the choices; else they follow from `seed`. */
  readonly choices?: Seed
}

/**
 * Plays a random legal game to its end: what fuzzing, playouts and every property test stand on.
 * Works in place and allocates little; `visit` sees each step before it is taken.
 */
export function randomPlay<G extends GameTypes>(
  rules: Rules<G>,
  game: RandomGame<G>,
  visit?: (turn: Turn<G>) => void,
): { log: GameLog<G>; state: G['state'] } {
  const { options, seats, seed } = game
  const state = rules.setup(game, game.emit)
  const rng = seedRng(game.choices ?? `${seed}/choices`)
  const actions = playOut(rules, state, { ...game, ...(visit ? { visit } : {}), rng })
  return { log: { options, seats, seed, actions }, state }
}

/** Plays a state on to the end of the game, in place, and gives the actions it took. */
export function playOut<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  how: PlayOut<G>,
): G['action'][] {
  const actions: G['action'][] = []
  const legal: G['action'][] = []
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

function chosen<G extends GameTypes>(
  how: PlayOut<G>,
  legal: readonly G['action'][],
  turn: Omit<Turn<G>, 'action' | 'legal'>,
): G['action'] {
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
