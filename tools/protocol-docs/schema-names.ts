/** What the schemas of the protocol are called. */
import { SCHEMAS } from '@meadhall/protocol/testing'

type Schema = (typeof SCHEMAS)[string]

const NAMES = new Map(Object.entries(SCHEMAS).map(([name, schema]) => [schema, name]))

/** What a schema is called; `undefined` where it is not exported. */
export function nameOf(schema: Schema): string | undefined {
  return NAMES.get(schema)
}

/** The name by which a schema is exported: what is sent or answered by REST must have one. */
export function schemaName(schema: Schema): string {
  const name = nameOf(schema)
  if (name === undefined) throw new Error(`a schema of a route is not exported (${schema.type})`)
  return name
}

/** The shape itself of one that may be left out. */
export function shapeOf(schema: Schema): Schema {
  return 'wrapped' in schema ? (schema.wrapped as Schema) : schema
}

/** Whether nothing at all may be sent in its place. */
export function mayBeLeftOut(schema: Schema): boolean {
  return 'wrapped' in schema
}
