import type { Action } from './decision.ts'
import type { GameEvent } from './event.ts'
import { decisionOf, findLegal } from './replay.ts'
import type { Rules } from './rules.ts'

/** Marks a file as a scenario; see docs/scenarios.md. */
export const SCENARIO_FORMAT = 'meadhall-scenario'
export const SCENARIO_VERSION = 1

/** A rules question written down: a position, what happens, what must hold afterwards. */
export interface Scenario {
  readonly format: typeof SCENARIO_FORMAT
  readonly version: typeof SCENARIO_VERSION
  readonly game: string
  readonly title: string
  readonly rules: readonly string[]
  readonly given: Readonly<Record<string, unknown>>
  readonly steps: readonly ScenarioStep[]
  readonly expect: Readonly<Record<string, unknown>>
}

/** Who does what in words, perhaps in vain; or something that must hold in between. */
export type ScenarioStep =
  | { readonly kind: 'does'; readonly who: string; readonly what: string }
  | { readonly kind: 'refused'; readonly who: string; readonly what: string; readonly rule: string }
  | { readonly kind: 'holds'; readonly expect: Readonly<Record<string, unknown>> }

/** A scenario file that cannot be read: where in it, and why. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
  readonly place: string
  constructor(place: string, message: string) {
    super(`${place}: ${message}`)
    this.place = place
  }
}

/** An expectation that did not come true, with what was there instead. */
export interface Failure {
  readonly place: string
  readonly expected: string
  readonly found: string
}

/** How a game reads positions and expectations in its own words. */
export interface ScenarioGame<S, A extends Action, E extends GameEvent, V, O> {
  readonly rules: Rules<S, A, E, V, O>
  /** Builds a position; throws `ScenarioError` where it cannot be. */
  position(given: Readonly<Record<string, unknown>>): S
  /** The seat a word means in a state, or -1. */
  seatOf(state: Readonly<S>, who: string): number
  /** Completes short words of an action ("card odins-smite"); may return the text unchanged. */
  expand(state: Readonly<S>, text: string): string
  /** Compares a state with expectations; `place` starts each failure's place. */
  compare(state: Readonly<S>, expected: Readonly<Record<string, unknown>>, place: string): Failure[]
}

type Fields = Readonly<Record<string, unknown>>

const KEYS = ['format', 'version', 'game', 'title', 'rules', 'given', 'steps', 'expect']

/** Reads a scenario's text; throws `ScenarioError` naming the place and what is wrong there. */
export function parseScenario(text: string): Scenario {
  const raw = fields('file', parseJson(text))
  if (raw['format'] !== SCENARIO_FORMAT)
    throw new ScenarioError('format', `must be "${SCENARIO_FORMAT}"`)
  if (raw['version'] !== SCENARIO_VERSION) {
    throw new ScenarioError(
      'version',
      `unknown version ${JSON.stringify(raw['version'])} (this program reads ${SCENARIO_VERSION})`,
    )
  }
  for (const key of Object.keys(raw))
    if (!KEYS.includes(key)) throw new ScenarioError(key, 'unknown field')
  return {
    format: SCENARIO_FORMAT,
    version: SCENARIO_VERSION,
    game: word('game', raw['game']),
    title: word('title', raw['title']),
    rules: list('rules', raw['rules'] ?? []).map((rule, index) => word(`rules[${index}]`, rule)),
    given: fields('given', raw['given']),
    steps: list('steps', raw['steps']).map((step, index) => readStep(`steps[${index}]`, step)),
    expect: fields('expect', raw['expect'] ?? {}),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ScenarioError('file', `not complete JSON (${(error as Error).message})`)
  }
}

function fields(place: string, value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw new ScenarioError(place, value === undefined ? 'missing' : 'must be an object')
}

function list(place: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new ScenarioError(place, value === undefined ? 'missing' : 'must be a list')
}

function word(place: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new ScenarioError(place, value === undefined ? 'missing' : 'must be a text')
}

/** `{"wolf": "pass"}`, `{"wolf": "pass", "refused": "BR-5.2"}` or `{"expect": {…}}`. */
function readStep(place: string, value: unknown): ScenarioStep {
  const raw = fields(place, value)
  if ('expect' in raw) return { kind: 'holds', expect: fields(`${place}.expect`, raw['expect']) }
  const [who, ...more] = Object.keys(raw).filter((key) => key !== 'refused')
  if (who === undefined || more.length > 0) {
    throw new ScenarioError(place, 'must name one player and what they do, like {"wolf": "pass"}')
  }
  const what = word(`${place}.${who}`, raw[who])
  if (!('refused' in raw)) return { kind: 'does', who, what }
  return { kind: 'refused', who, what, rule: word(`${place}.refused`, raw['refused']) }
}

/** Plays a scenario through and lists every expectation that did not come true. */
export function runScenario<S, A extends Action, E extends GameEvent, V, O>(
  game: ScenarioGame<S, A, E, V, O>,
  scenario: Scenario,
): Failure[] {
  const state = game.position(scenario.given)
  const failures: Failure[] = []
  for (let index = 0; index < scenario.steps.length; index++) {
    const step = scenario.steps[index] as ScenarioStep
    failures.push(...runStep(game, state, step, `steps[${index}]`))
    if (failures.some((failure) => failure.place === `steps[${index}]`)) return failures
  }
  return [...failures, ...game.compare(state, scenario.expect, 'expect')]
}

function runStep<S, A extends Action, E extends GameEvent, V, O>(
  game: ScenarioGame<S, A, E, V, O>,
  state: S,
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

function readAction<S, A extends Action, E extends GameEvent, V, O>(
  game: ScenarioGame<S, A, E, V, O>,
  state: S,
  what: string,
  seat: number,
  place: string,
): A {
  try {
    return game.rules.parseAction(game.expand(state, what), seat)
  } catch (error) {
    throw new ScenarioError(place, (error as Error).message)
  }
}

function tryInVain<S, A extends Action, E extends GameEvent, V, O>(
  game: ScenarioGame<S, A, E, V, O>,
  state: S,
  attempt: A,
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

function carryOut<S, A extends Action, E extends GameEvent, V, O>(
  game: ScenarioGame<S, A, E, V, O>,
  state: S,
  attempt: A,
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

function describeRefusal<S, A extends Action, E extends GameEvent, V, O>(
  game: ScenarioGame<S, A, E, V, O>,
  state: S,
  attempt: A,
): string {
  const reason = game.rules.whyNot(state, attempt)
  const decision = decisionOf(game.rules, state, attempt.by)
  const asked = decision ? `asked: ${decision.kind}` : 'not asked anything'
  return reason ? `refused by ${reason.rule} (${reason.key}); ${asked}` : asked
}
