import { FileError } from './file-error.ts'
import { isRecord, parseForeign, quoted } from './foreign.ts'

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
  | {
      readonly kind: 'refused'
      readonly who: string
      readonly what: string
      /** The rule that must forbid it, or `null` where any will do. */
      readonly rule: string | null
    }
  | { readonly kind: 'holds'; readonly expect: Readonly<Record<string, unknown>> }

/** A scenario file that cannot be read. */
export class ScenarioError extends FileError {
  override readonly name = 'ScenarioError'
}

export type Fields = Readonly<Record<string, unknown>>

const KEYS = ['format', 'version', 'game', 'title', 'rules', 'given', 'steps', 'expect']

/** Reads a scenario's text; throws `ScenarioError` naming the place and what is wrong there. */
export function parseScenario(text: string): Scenario {
  const raw = fields('file', parseJson(text))
  if (raw['format'] !== SCENARIO_FORMAT)
    throw new ScenarioError('format', `must be "${SCENARIO_FORMAT}"`)
  if (raw['version'] !== SCENARIO_VERSION) {
    throw new ScenarioError(
      'version',
      `unknown version ${quoted(raw['version'])} (this program reads ${SCENARIO_VERSION})`,
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
    return parseForeign(text)
  } catch (error) {
    throw new ScenarioError('file', `not complete JSON (${(error as Error).message})`)
  }
}

/** An object, or an error with its place. */
export function fields(place: string, value: unknown): Fields {
  if (isRecord(value)) return value
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

/** `{"wolf": "pass"}`, the same with `"refused": "BR-5.2"` or `true`, or `{"expect": {…}}`. */
function readStep(place: string, value: unknown): ScenarioStep {
  const raw = fields(place, value)
  const [who, ...more] = Object.keys(raw).filter((key) => key !== 'refused')
  if (who === 'expect' && more.length === 0 && !('refused' in raw))
    return { kind: 'holds', expect: fields(`${place}.expect`, raw['expect']) }
  if (who === undefined || who === 'expect' || more.length > 0) {
    throw new ScenarioError(place, 'must name one player and what they do, like {"wolf": "pass"}')
  }
  const what = word(`${place}.${who}`, raw[who])
  if (!('refused' in raw)) return { kind: 'does', who, what }
  return { kind: 'refused', who, what, rule: readRule(`${place}.refused`, raw['refused']) }
}

/** A rule's id; `true` where any rule will do. */
function readRule(place: string, value: unknown): string | null {
  if (value === true) return null
  if (typeof value === 'string' && value !== '') return value
  throw new ScenarioError(place, 'must be the id of a rule, or true')
}
