import { GameFileError, type LoadedGame, loadGameFile } from './game-file.ts'
import { at, type Seat } from './ids.ts'
import { decisionOf, findLegal, type Game, replay } from './replay.ts'
import type { GameTypes, Rules } from './rules.ts'
import {
  type Fields,
  fields,
  type Scenario,
  ScenarioError,
  type ScenarioStep,
} from './scenario-file.ts'

export {
  parseScenario,
  SCENARIO_FORMAT,
  SCENARIO_VERSION,
  type Scenario,
  ScenarioError,
  type ScenarioStep,
} from './scenario-file.ts'

/** An expectation that did not come true, with what was there instead. */
export interface Failure {
  readonly place: string
  readonly expected: string
  readonly found: string
}

/** How a game reads positions and expectations in its own words. */
export interface ScenarioGame<G extends GameTypes> {
  readonly rules: Rules<G>
  /** Builds a position; throws `ScenarioError` where it cannot be. */
  position(given: Readonly<Record<string, unknown>>): G['state']
  /** The seat a word means in a state, or -1. */
  seatOf(state: Readonly<G['state']>, who: string): number
  /** Completes a seat's short words of an action ("card odins-smite"), or leaves them as they are. */
  expand(state: Readonly<G['state']>, text: string, seat: Seat): string
  /** Compares a state with expectations; `place` starts each failure's place. */
  compare(
    state: Readonly<G['state']>,
    expected: Readonly<Record<string, unknown>>,
    place: string,
  ): Failure[]
}

/**
 * Plays a scenario through and lists every expectation that did not come true. An action that could
 * not be carried out ends it: what follows would be about another position.
 */
export function runScenario<G extends GameTypes>(
  game: ScenarioGame<G>,
  scenario: Scenario,
): Failure[] {
  const state = startOf(game, scenario)
  const failures: Failure[] = []
  for (let index = 0; index < scenario.steps.length; index++) {
    const step = at(scenario.steps, index)
    const failed = runStep(game, state, step, `steps[${index}]`)
    failures.push(...failed)
    if (step.kind === 'does' && failed.length > 0) return failures
  }
  return [...failures, ...game.compare(state, scenario.expect, 'expect')]
}

/** The position a scenario starts from: in the game's words, or taken out of a game file. */
function startOf<G extends GameTypes>(
  game: ScenarioGame<G>,
  { game: name, given }: Scenario,
): G['state'] {
  if (name !== game.rules.id) throw new ScenarioError('game', `unknown game "${name}"`)
  if (!('replay' in given)) return game.position(given)
  for (const key of Object.keys(given)) {
    if (key !== 'replay' && key !== 'actions')
      throw new ScenarioError(`given.${key}`, 'unknown beside "replay" (known: actions)')
  }
  return replayed(game.rules, given)
}

/** The state after some actions of a game file, which must be whole and without a fault. */
function replayed<G extends GameTypes>(rules: Rules<G>, given: Fields): G['state'] {
  const { file, game } = loadReplay(rules, fields('given.replay', given['replay']))
  const count = given['actions'] ?? file.actions.length
  if (!Number.isInteger(count) || Number(count) < 0 || Number(count) > file.actions.length) {
    throw new ScenarioError(
      'given.actions',
      `must be a whole number from 0 to ${file.actions.length}, not ${JSON.stringify(count)}`,
    )
  }
  const { actions, ...start } = game as Game<G>
  return replay(rules, { ...start, actions: actions.slice(0, Number(count)) })
}

function loadReplay<G extends GameTypes>(rules: Rules<G>, raw: Fields): LoadedGame {
  try {
    return loadGameFile(JSON.stringify(raw), [rules])
  } catch (error) {
    if (!(error instanceof GameFileError)) throw error
    throw new ScenarioError(`given.replay.${error.place}`, error.reason)
  }
}

function runStep<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: G['state'],
  step: ScenarioStep,
  place: string,
): Failure[] {
  if (step.kind === 'holds') return game.compare(state, step.expect, `${place}.expect`)
  const seat = game.seatOf(state, step.who)
  if (seat < 0) throw new ScenarioError(place, `"${step.who}" is nobody in this game`)
  const attempt = readAction(game, state, step.what, seat, place)
  if (step.kind === 'refused') return tryInVain(game, state, attempt, step.rule, place)
  return carryOut(game, state, attempt, place)
}

function readAction<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: G['state'],
  what: string,
  seat: number,
  place: string,
): G['action'] {
  try {
    return game.rules.parseAction(game.expand(state, what, seat), seat)
  } catch (error) {
    throw new ScenarioError(place, (error as Error).message)
  }
}

function tryInVain<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: G['state'],
  attempt: G['action'],
  rule: string,
  place: string,
): Failure[] {
  const expected = `"${game.rules.formatAction(attempt)}" refused by ${rule}`
  const reason = game.rules.whyNot(state, attempt)
  if (reason === null) return [{ place, expected, found: 'it is legal' }]
  return reason.rule === rule
    ? []
    : [{ place, expected, found: `refused by ${reason.rule} (${reason.key})` }]
}

function carryOut<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: G['state'],
  attempt: G['action'],
  place: string,
): Failure[] {
  const action = findLegal(game.rules, state, attempt)
  if (action === undefined) {
    const expected = `"${game.rules.formatAction(attempt)}" to be legal`
    return [{ place, expected, found: describeRefusal(game, state, attempt) }]
  }
  game.rules.apply(state, action)
  return []
}

function describeRefusal<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: G['state'],
  attempt: G['action'],
): string {
  const reason = game.rules.whyNot(state, attempt)
  const decision = decisionOf(game.rules, state, attempt.by)
  const asked = decision ? `asked: ${decision.kind}` : 'not asked anything'
  return reason ? `refused by ${reason.rule} (${reason.key}); ${asked}` : asked
}
