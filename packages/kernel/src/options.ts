/** What a table's creator may choose, described so that any form or command line can offer it. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly name: string; readonly default: boolean }
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly values: readonly (string | number)[]
      readonly default: string | number
    }
  | {
      readonly kind: 'perSeat'
      readonly name: string
      readonly values: readonly string[]
      readonly default: readonly string[]
    }

/** An option that does not fit its description; the message names the option and what it takes. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

type Values = Record<string, unknown>

/** Fills in defaults and refuses what the descriptions do not allow. */
export function readOptions(specs: readonly OptionSpec[], raw: unknown, seats: number): Values {
  const given = asRecord(raw ?? {})
  refuseUnknown(specs, given)
  const values: Values = {}
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
