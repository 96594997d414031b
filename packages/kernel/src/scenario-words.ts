import { ScenarioError } from './scenario-file.ts'

/** A part of a scenario as it stands in the file. */
export type Fields = Readonly<Record<string, unknown>>

/** An object with none but the known fields. */
export function readFields(place: string, value: unknown, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ScenarioError(place, 'must be an object')
  }
  for (const key of Object.keys(value)) {
    if (known && !known.includes(key))
      throw new ScenarioError(`${place}.${key}`, `unknown (known: ${known.join(', ')})`)
  }
  return value as Fields
}

/** A list of words; nothing said is an empty list. */
export function readList(place: string, value: unknown): readonly string[] {
  if (value === undefined) return []
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value
  throw new ScenarioError(place, 'must be a list of words')
}

/** A whole number within limits. */
export function readNumber(place: string, value: unknown, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
    return value
  throw new ScenarioError(
    place,
    `must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`,
  )
}
