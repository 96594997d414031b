import { cut, isRecord, quoted } from './foreign.ts'
import { type Refusal, refuse } from './refusal.ts'

/** What a table's creator may choose, described so that any form or command line can offer it. */
export type OptionSpec = OptionPlace &
  (
    | { readonly kind: 'flag'; readonly default: boolean; readonly adds: Burden }
    | {
        readonly kind: 'choice'
        readonly values: readonly (string | number)[]
        readonly default: string | number
        readonly means?: Meaning
      }
    | {
        readonly kind: 'perSeat'
        readonly values: readonly string[]
        readonly default: readonly string[]
      }
  )

/** What a value of a choice is taken for at tables with a flag. */
interface Meaning {
  readonly value: string | number
  readonly with: string
  readonly is: string | number
}

/** The value that a choice comes to at a table with these options. */
export function meantBy(spec: OptionSpec, value: string | number, given: Values): string | number {
  if (spec.kind !== 'choice' || spec.means?.value !== value) return value
  return given[spec.means.with] === true ? spec.means.is : value
}

/** What a flag asks of those who play, compared with a table without it: less, where it is negative. */
export interface Burden {
  /** Minutes for a table of the usual size, roughly. */
  readonly minutes: number
  /** How much there is to learn and to think about: 1 is one simple rule. */
  readonly difficulty: number
}

/** For whom a game is and how long it takes, as its box says. */
export interface BoxFacts {
  /** From how many years on. */
  readonly age: number
  /** Minutes of a plain game, roughly, by the number of players. */
  readonly minutes: Readonly<Record<number, number>>
}

/** Flags that go well together, under a name; all others are off. What a table refuses stays off. */
export interface Preset {
  readonly name: string
  readonly on: readonly string[]
}

/** The heading under which a form shows an option; within one, options keep their order. */
export type OptionGroup = 'seats' | 'solo' | 'rules' | 'modules' | 'variants'

/** Where an option is shown, and when it is worth showing. */
interface OptionPlace {
  readonly name: string
  readonly group: OptionGroup
  /** At other tables the option would change nothing. */
  readonly only?: { readonly with?: string; readonly alone?: boolean }
}

/** Whether an option could change anything at a table of so many seats with these options. */
export function isWorthAsking({ only }: OptionSpec, given: Values, seats: number): boolean {
  if (only?.with !== undefined && given[only.with] !== true) return false
  return only?.alone === undefined || only.alone === (seats === 1)
}

/** An option that does not fit its description, or others; the message names it and what it takes. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
  readonly refusal: Refusal
  constructor(message: string, refusal: Refusal) {
    super(message)
    this.refusal = refusal
  }
}

/** Refuses a number of players that a game is not for. */
export function checkSeats(seats: number, { min, max }: { min: number; max: number }): void {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return
  throw new OptionError(
    `the game is for ${min} to ${max} players, not ${quoted(seats)}`,
    refuse('refused.option.seats', { min, max, found: quoted(seats) }),
  )
}

/** Refuses a first player who is not at the table; -1 is drawn at random. */
export function checkFirstPlayer(firstPlayer: number, seats: number): void {
  if (firstPlayer < seats) return
  throw new OptionError(
    `option "firstPlayer" names seat ${firstPlayer} of ${seats}`,
    refuse('refused.option.first-player'),
  )
}

type Values = Readonly<Record<string, unknown>>

/** Fills in defaults and refuses what the descriptions do not allow. */
export function readOptions(specs: readonly OptionSpec[], raw: unknown, seats: number): Values {
  const given = asRecord(raw ?? {})
  refuseUnknown(specs, given)
  const values: Record<string, unknown> = {}
  for (const spec of specs) values[spec.name] = readOption(spec, given[spec.name], seats)
  return values
}

function asRecord(raw: unknown): Values {
  if (isRecord(raw)) return raw
  throw new OptionError('options must be an object', refuse('refused.option.no-options'))
}

function refuseUnknown(specs: readonly OptionSpec[], given: Values): void {
  for (const name of Object.keys(given)) {
    if (specs.some((spec) => spec.name === name)) continue
    const known = specs.map((spec) => spec.name).join(', ')
    throw new OptionError(
      `unknown option ${quoted(name)} (known: ${known})`,
      refuse('refused.option.unknown', { option: cut(name), known }),
    )
  }
}

function readOption(spec: OptionSpec, value: unknown, seats: number): unknown {
  if (value === undefined)
    return spec.kind === 'perSeat' ? spec.default.slice(0, seats) : spec.default
  if (spec.kind === 'flag') return readFlag(spec.name, value)
  if (spec.kind === 'choice') return readChoice(spec.name, spec.values, value)
  return readPerSeat(spec.name, spec.values, value, seats)
}

function readFlag(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new OptionError(
    `option "${name}" must be true or false, not ${quoted(value)}`,
    refuse('refused.option.flag', { option: name, found: quoted(value) }),
  )
}

function readChoice(option: string, offered: readonly unknown[], value: unknown): unknown {
  if (offered.includes(value)) return value
  const [values, found] = [offered.join(', '), quoted(value)]
  throw new OptionError(
    `option "${option}" must be one of ${values}, not ${found}`,
    refuse('refused.option.choice', { option, values, found }),
  )
}

function readPerSeat(
  name: string,
  values: readonly string[],
  value: unknown,
  seats: number,
): unknown {
  if (!Array.isArray(value) || value.length !== seats) {
    throw new OptionError(
      `option "${name}" must list one value for each of the ${seats} seats`,
      refuse('refused.option.per-seat', { option: name, seats }),
    )
  }
  for (const one of value) readChoice(name, values, one)
  if (new Set(value).size === seats) return [...value]
  throw new OptionError(
    `option "${name}" must not name a value twice`,
    refuse('refused.option.twice', { option: name }),
  )
}
