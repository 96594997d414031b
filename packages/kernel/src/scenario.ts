import { GameFileError } from './game-file/format.ts'
import { type LoadedGame, loadGameFile } from './game-file/reading.ts'
import { at } from './ids.ts'
import { findLegal, type Game, replay } from './replay.ts'
import type { GameTypes, Rules } from './rules.ts'
import { compareAll, type Told } from './scenario-expect.ts'
import {
  type Fields,
  fields,
  type Scenario,
  ScenarioError,
  type ScenarioStep,
} from './scenario-file.ts'
import {
  checkPossible,
  describeRefusal,
  readAction,
  readWho,
  type ScenarioGame,
  type Unmet,
} from './scenario-game.ts'

export {
  parseScenario,
  SCENARIO_FORMAT,
  SCENARIO_VERSION,
  type Scenario,
  ScenarioError,
  type ScenarioStep,
} from './scenario-file.ts'
export type { ScenarioGame, Unmet } from './scenario-game.ts'

/**
 * Plays a scenario through and lists every expectation that did not come true. An action that could
 * not be carried out ends it: what follows would be about another position.
 */
export function runScenario<G extends GameTypes>(
  game: ScenarioGame<G>,
  scenario: Scenario,
): Unmet[] {
  scenario.steps.forEach((step, index) => checkRule(game, step, `steps[${index}]`))
  const told: Told<G> = { state: scenarioStart(game, scenario), events: [], heard: 0 }
  const failures: Unmet[] = []
  for (let index = 0; index < scenario.steps.length; index++) {
    const step = at(scenario.steps, index)
    const failed = runStep(game, told, step, `steps[${index}]`)
    failures.push(...failed)
    if (step.kind === 'does' && failed.length > 0) return failures
  }
  return [...failures, ...compareAll(game, told, scenario.expect, 'expect')]
}

/** A refusal names a rule that there is: a slip in its number would look like a wrong rule. */
function checkRule<G extends GameTypes>(
  game: ScenarioGame<G>,
  step: ScenarioStep,
  place: string,
): void {
  if (step.kind !== 'refused' || step.rule === null || game.ruleIds.has(step.rule)) return
  throw new ScenarioError(`${place}.refused`, `"${step.rule}" is no rule of this game`)
}

/** The position a scenario starts from: in the game's words, or taken out of a game file. */
export function scenarioStart<G extends GameTypes>(
  game: ScenarioGame<G>,
  { game: name, given }: Pick<Scenario, 'game' | 'given'>,
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
  told: Told<G>,
  step: ScenarioStep,
  place: string,
): Unmet[] {
  if (step.kind === 'holds') return compareAll(game, told, step.expect, `${place}.expect`)
  const seat = readWho(game, told.state, step.who, place)
  const attempt = readAction(game, told.state, step.what, seat, place)
  const failure =
    step.kind === 'refused'
      ? tryInVain(game, told.state, attempt, step, place)
      : carryOut(game, told, attempt, step, place)
  return failure === null ? [] : [failure]
}

type Refused = Extract<ScenarioStep, { kind: 'refused' }>
type Does = Extract<ScenarioStep, { kind: 'does' }>

function tryInVain<G extends GameTypes>(
  game: ScenarioGame<G>,
  state: G['state'],
  attempt: G['action'],
  { what, rule }: Refused,
  place: string,
): Unmet | null {
  if (rule === null) checkPossible(game, state, attempt, place)
  const expected = `"${what}" refused${rule === null ? '' : ` by ${rule}`}`
  const reason = game.rules.whyNot(state, attempt)
  if (reason === null) return { place, expected, found: 'it is legal' }
  return rule === null || reason.rule === rule
    ? null
    : { place, expected, found: `refused by ${reason.rule} (${reason.key})` }
}

function carryOut<G extends GameTypes>(
  game: ScenarioGame<G>,
  { state, events }: Told<G>,
  attempt: G['action'],
  { what }: Does,
  place: string,
): Unmet | null {
  const action = findLegal(game.rules, state, attempt)
  if (action === undefined) {
    const expected = `"${what}" to be legal`
    return { place, expected, found: describeRefusal(game, state, attempt) }
  }
  game.rules.apply(state, action, (event) => events.push(event))
  return null
}
