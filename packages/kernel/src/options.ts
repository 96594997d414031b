/** What a table's creator may choose, described so that any form or command line can offer it. */
export type OptionSpec = OptionPlace &
  (
    | { readonly kind: 'flag'; readonly default: boolean }
    | {
        readonly kind: 'choice'
        readonly values: readonly (string | number)[]
        readonly default: string | number
      }
    | {
        readonly kind: 'perSeat'
        readonly values: readonly string[]
        readonly default: readonly string[]
      }
  )

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

/** An option that does not fit its description; the message names the option and what it takes. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
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
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new OptionError('options must be an object')
  }
  return raw as Values
}

function refuseUnknown(specs: readonly OptionSpec[], given: Values): void {
  for (const name of Object.keys(given)) {
    if (specs.some((spec) => spec.name === name)) continue
    const known = specs.map((spec) => spec.name).join(', ')
    throw new OptionError(`unknown option "${name}" (known: ${known})`)
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
  throw new OptionError(`option "${name}" must be true or false, not ${JSON.stringify(value)}`)
}

function readChoice(name: string, values: readonly unknown[], value: unknown): unknown {
  if (values.includes(value)) return value
  throw new OptionError(
    `option "${name}" must be one of ${values.join(', ')}, not ${JSON.stringify(value)}`,
  )
}

function readPerSeat(
  name: string,
  values: readonly string[],
  value: unknown,
  seats: number,
): unknown {
  if (!Array.isArray(value) || value.length !== seats) {
    throw new OptionError(`option "${name}" must list one value for each of the ${seats} seats`)
  }
  for (const one of value) readChoice(name, values, one)
  if (new Set(value).size === seats) return [...value]
  throw new OptionError(`option "${name}" must not name a value twice`)
}
