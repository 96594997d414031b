import {
  type Decision,
  decisionOf,
  findLegal,
  type GameTypes,
  readAction,
  readWho,
  ScenarioError,
  type Seat,
  scenarioStart,
} from '@meadhall/kernel'
import { type Asked, NO_TALLY } from './goal.ts'
import { PuzzleError } from './puzzle-error.ts'
import type { Puzzle, Said } from './puzzle-file.ts'
import type { PuzzleGame } from './puzzle-game.ts'
import { readGoal } from './read-goal.ts'
import type { Node } from './search.ts'

/** A puzzle on the table: where it starts, who is asked what, and what is to be reached. */
export interface Posed<G extends GameTypes> {
  readonly game: PuzzleGame<G>
  readonly asked: Asked<G>
  readonly start: Node<G>
  readonly question: Decision
  /** What the solver saw before anything happened. */
  readonly laid: G['view']
  /** What happened before, as it was told. */
  readonly story: readonly Heard<G>[]
}

/** Who did something, and what came of it. */
export interface Heard<G extends GameTypes> {
  readonly by: Seat
  readonly events: readonly G['event'][]
}

/** Builds the position of a puzzle; throws `PuzzleError` where it cannot be. */
export function pose<G extends GameTypes>(game: PuzzleGame<G>, puzzle: Puzzle): Posed<G> {
  const { rules } = game.scenarios
  if (puzzle.game !== rules.id) throw new PuzzleError('game', `unknown game "${puzzle.game}"`)
  const goal = readGoal(game, puzzle.goal)
  checkRules(game, puzzle)
  const state = asPuzzleError(() => scenarioStart(game.scenarios, puzzle))
  const seat = asPuzzleError(() => readWho(game.scenarios, state, puzzle.solver, 'solver'))
  const laid = rules.view(state, seat)
  const story = puzzle.before.map((said, index) => happened(game, state, said, `before[${index}]`))
  const question = decisionOf(rules, state, seat)
  if (question === undefined)
    throw new PuzzleError('solver', `"${puzzle.solver}" is not asked anything in this position`)
  game.forget(state)
  const asked = { goal, seat, start: state }
  return { game, asked, start: { state, tally: NO_TALLY }, question, laid, story }
}

/** Carries out what somebody is said to have done. */
function happened<G extends GameTypes>(
  game: PuzzleGame<G>,
  state: G['state'],
  { who, what }: Said,
  place: string,
): Heard<G> {
  const by = asPuzzleError(() => readWho(game.scenarios, state, who, place))
  const events: G['event'][] = []
  const action = legalAction(game, state, by, what, place)
  game.scenarios.rules.apply(state, action, (event) => events.push(event))
  return { by, events }
}

function checkRules<G extends GameTypes>({ scenarios }: PuzzleGame<G>, { rules }: Puzzle): void {
  rules.forEach((rule, index) => {
    if (!scenarios.ruleIds.has(rule))
      throw new PuzzleError(`rules[${index}]`, `"${rule}" is no rule of this game`)
  })
}

/** An action in words that must be legal. */
export function legalAction<G extends GameTypes>(
  { scenarios }: PuzzleGame<G>,
  state: Readonly<G['state']>,
  seat: Seat,
  what: string,
  place: string,
): G['action'] {
  const attempt = asPuzzleError(() => readAction(scenarios, state, what, seat, place))
  const action = findLegal(scenarios.rules, state, attempt)
  if (action !== undefined) return action
  const reason = decisionOf(scenarios.rules, state, seat)
    ? scenarios.rules.whyNot(state, attempt)
    : null
  const why = reason === null ? 'it answers no open question' : `forbidden by ${reason.rule}`
  throw new PuzzleError(place, `"${what}" is not legal here: ${why}`)
}

function asPuzzleError<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof ScenarioError) throw new PuzzleError(error.place, error.reason)
    throw error
  }
}
