import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import * as protocol from '../index.ts'

export type { JsonSchema } from '@valibot/to-json-schema'

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** Every schema of the protocol by its name. */
export const SCHEMAS: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries<unknown>(protocol)
    .filter((entry): entry is [string, GenericSchema] => isSchema(entry[1]))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

/** The same as JSON Schema; one names another as `#/$defs/Name`. Checks in code are not in them. */
export function jsonSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(SCHEMAS, { errorMode: 'ignore', typeMode: 'input' })
}
