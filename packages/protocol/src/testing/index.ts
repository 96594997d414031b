export { EXAMPLES, type Example } from './examples.ts'
export { type JsonSchema, jsonSchemas, SCHEMAS } from './json-schemas.ts'
export { worked } from './worked.ts'
